/**
 * The words on the wire. Types only: nothing here is served.
 *
 * Made from the structs in src/tenback/protocol and src/tenback/views: change those, then run `make wire`.
 */

export type PersonKind = "account" | "guest" | "program";

export type Reason =
  | "all-laid"
  | "burnt"
  | "every-card-laid"
  | "fewest-cards"
  | "most-currency"
  | "most-points"
  | "shared"
  | "single-card"
  | "stuck"
  | "ten-beaten"
  | "ten-not-beaten";

export type Seat = number;

export type TurnShown = TheGameTurn | QuickAndEasyTurn | FaceToFaceTurn | TenTurn;

export type Talk = "open" | "signals" | "silent";

export type Watch = "all-after-the-end" | "none" | "public";

export type Pace = "human" | "instant";

export type Phase = "ended" | "playing" | "starting" | "waiting";

export type SeatKind = "automatic" | "bot" | "open" | "person" | "program";

export type Gladly = "gladly" | "rather-not" | "willing";

export type Proposal = "abandon" | "take-back";

export type TenPhase = "auction" | "buy" | "choose" | "draw" | "final" | "pay";

export type GameShown = TheGame | QuickAndEasy | FaceToFace | Ten | Plain;

export type Card = number | string;

export type EventKind =
  | "abandoned"
  | "agreed"
  | "began"
  | "came-back"
  | "chatted"
  | "handed-over"
  | "hosted"
  | "invited"
  | "objected"
  | "offered"
  | "opened"
  | "paused"
  | "played"
  | "proposed"
  | "rematched"
  | "resigned"
  | "resized"
  | "resumed"
  | "revoked"
  | "said"
  | "sat"
  | "started"
  | "stood"
  | "took-back";

export type News = Laid | TurnEnded | Acted | Happened | Ended;

export type Statistics = Record<string, Figures>;

export interface WhoAmI {
  id: string;
  name: string;
  kind: PersonKind;
}

export interface Welcome {
  type: "welcome";
  version: number;
  server: string;
  you: WhoAmI;
  time: number;
}

/** The wish is granted, and what it did is on disk. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number | null;
  table: string | null;
  key: string | null;
}

/** The wish is not granted, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  sentence: string;
  rule: string | null;
  facts: Record<string, any>;
  again: boolean;
}

/** How a game ended, or would end. What a game does not have is left out. */
export interface Ending {
  reason: Reason;
  rule: string;
  won?: boolean;
  left?: number;
  winners?: Seat[];
  scores?: number[];
  rank?: string;
}

export interface Refusal {
  key: string;
  sentence: string;
  rule: string | null;
  facts: Record<string, any>;
}

/** What a turn of The Game asks of its player and brings. */
export interface TheGameTurn {
  game: "the-game";
  owes: number;
  draws: number;
  ending: Ending | null;
}

/** What a turn of Quick & Easy asks of its player and brings. */
export interface QuickAndEasyTurn {
  game: "quick-and-easy";
  owes: number;
  draws: number;
  ending: Ending | null;
  may: number;
}

/** What a turn of Face to Face asks of its player and brings. */
export interface FaceToFaceTurn {
  game: "face-to-face";
  owes: number;
  draws: number;
  ending: Ending | null;
  gifts: number;
}

/** The bids that one may make. */
export interface TenBids {
  least: number;
  most: number;
}

/** One item that one may pay with. */
export interface TenPayment {
  action: string;
  worth: number;
  lost: number;
  last: boolean;
}

/** The way to pay all that is owed which costs least beside money. */
export interface TenSuggestion {
  actions: string[];
  lost: number;
}

/** What TEN asks of whoever acts: a bid, or a payment. */
export interface TenTurn {
  game: "ten";
  bids: TenBids | null;
  payments: TenPayment[];
  suggested: TenSuggestion | null;
}

/** What the plays of a `plan` would lead to. */
export interface Planned {
  type: "planned";
  id: string;
  actions: string[];
  unknown: boolean;
  ends: Ending | null;
  refused: Refusal | null;
  at: number | null;
  turn: TurnShown | null;
  ahead: boolean;
}

/** What was agreed on when the table was opened. */
export interface SettingShown {
  game: string;
  title: string;
  rules: number;
  options: Record<string, any>;
  seats: number;
  talk: Talk;
  watch: Watch;
  listed: boolean;
  tracker: boolean;
  clock: number | null;
  pace: Pace;
  signals: string[];
  bots: string[];
  resigning: boolean;
  seed_hash: string;
  known: boolean;
}

/**
 * A seat: `open`, a `person`'s, a `program`'s, a `bot`'s, or the `automatic` opponent's. An open one with a name is
 * kept for who is called so.
 */
export interface SeatShown {
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  host: boolean;
}

export interface Offer {
  seat: Seat;
  gladly: Gladly;
}

export interface Said {
  seat: Seat;
  signal: string;
}

export interface Proposed {
  what: Proposal;
  by: Seat;
  agreed: Seat[];
}

/** What each pile shows. */
export interface TheGamePiles {
  up1: number;
  up2: number;
  down1: number;
  down2: number;
}

/** Cards that one may not see: how many. */
export interface Hidden {
  hidden: number;
}

/** The piles that burn (G17): so many ends of turn are left to cover them, the running turn's included. */
export interface TheGameBurning {
  up1?: number;
  up2?: number;
  down1?: number;
  down2?: number;
}

/** What lies in everyone's sight at The Game. */
export interface TheGame {
  game: "the-game";
  piles: TheGamePiles;
  hands: Hidden[];
  draw: Hidden;
  turn: Seat | null;
  next: Seat | null;
  played: number;
  ending: Ending | null;
  excellent: boolean;
  burning?: TheGameBurning;
  laid?: number[];
}

/** What each pile shows; null: only its start card lies there. */
export interface QuickAndEasyPiles {
  up: string | null;
  down: string | null;
}

/** What lies in everyone's sight at Quick & Easy. */
export interface QuickAndEasy {
  game: "quick-and-easy";
  piles: QuickAndEasyPiles;
  hands: Hidden[];
  draw: Hidden;
  turn: Seat | null;
  next: Seat | null;
  played: number;
  ending: Ending | null;
  laid?: string[];
}

/** What a player's two piles show. */
export interface FaceToFacePiles {
  up: number;
  down: number;
}

/** What lies in everyone's sight at Face to Face. */
export interface FaceToFace {
  game: "face-to-face";
  piles: FaceToFacePiles[];
  hands: Hidden[];
  draws: Hidden[];
  turn: Seat | null;
  next: Seat | null;
  played: number;
  gave: boolean;
  ending: Ending | null;
  laid?: number[][];
}

/** The run of a colour that counts, and the numbers in it that wilds stand for. */
export interface TenRun {
  from: number;
  to: number;
  wilds: number[];
  points: number;
}

/** What a player owns, and what it counts now, wilds where they count best. */
export interface TenHolding {
  coins: number;
  busts: number;
  cards: string[];
  points: number;
  runs: (TenRun | null)[];
  can_bid: number;
  can_pay: number;
  locked: string[];
}

/** A wild under the hammer. */
export interface TenAuction {
  wild: string;
  bid: number;
  by: Seat | null;
  to_bid: Seat[];
  points: number[];
  order: Seat[];
}

/** A price being paid, one item after the other. */
export interface TenOwed {
  price: number;
  paid: number;
  for: string;
  in: TenPhase;
}

/** The lowest number card and the lowest coin card that would bust the row now; null where none would. */
export interface TenBustFrom {
  number: number | null;
  coin: number | null;
}

/** How many cards would do what to the row, if one of them came next. */
export interface TenCounted {
  safe: number;
  wild: number;
  bust: number;
}

/** What lies in everyone's sight at TEN: all but the order of the deck. */
export interface Ten {
  game: "ten";
  row: string[];
  numbers: number;
  coins: number;
  total: number;
  market: string[];
  seats: TenHolding[];
  draw: Hidden;
  active: Seat;
  turn: Seat | null;
  next: Seat | null;
  phase: TenPhase;
  auction: TenAuction | null;
  owed: TenOwed | null;
  bust_from: TenBustFrom;
  out_of_sight: TenCounted;
  points_with_row: number;
  coins_with_row: number;
  deck: string;
  limit: number | null;
  ending: Ending | null;
  still_to_come?: string[];
  in_deck?: TenCounted;
}

/** What lies in everyone's sight at a game that has no words of its own on the wire. */
export interface Plain {
  game: "plain";
  parts: Record<string, any>;
  turn: Seat | null;
  next: Seat | null;
  ending: Ending | null;
}

/** How the table ended: as the rules say (`ending`), given up by consent (`abandoned`), or a duel resigned. */
export interface Result {
  ending?: Ending;
  abandoned?: boolean;
  resigned?: Seat;
  winners?: Seat[];
}

/** What everyone at the table sees. */
export interface Public {
  phase: Phase;
  paused: boolean;
  seats: SeatShown[];
  awaited: Seat[];
  deadline: number | null;
  offers: Offer[];
  said: Said[];
  proposed: Proposed | null;
  game: GameShown | null;
  result: Result | null;
  rematch: string | null;
}

/** What only this viewer sees: its seat, its hand and what it may do now. */
export interface You {
  seat: Seat;
  hand: Card[] | null;
  actions: string[];
  turn: TurnShown | null;
  sees?: Record<string, any>;
}

/** After the end: the seed, and every card. */
export interface Reveal {
  seed: string;
  position: Record<string, any> | null;
}

/** A table as one viewer may know it. `you` is null for those who only watch. */
export interface Scene {
  table: string;
  seq: number;
  setting: SettingShown;
  public: Public;
  you: You | null;
  reveal: Reveal | null;
}

export interface ChatLine {
  at: number;
  name: string;
  text: string;
}

/** The whole table, instead of what happened before. */
export interface Snapshot {
  type: "snapshot";
  scene: Scene;
  chat: ChatLine[];
}

/** What everyone may know of an event; each kind has its own. */
export interface Facts {
  seed_hash?: string;
  name?: string;
  seats?: number;
  gladly?: Gladly;
  actions?: string[];
  by?: "" | "bot" | "clock";
  signal?: string;
  text?: string;
  what?: Proposal;
  actions_left?: number;
  strength?: string;
  to?: string;
}

/** A card was laid, in everyone's sight. */
export interface Laid {
  kind: "laid";
  seat: Seat;
  card: Card;
  pile: string;
}

/** A turn ended. Only the player who drew knows what. */
export interface TurnEnded {
  kind: "turn-ended";
  seat: Seat;
  drawn: Card[] | Hidden;
  next: Seat;
}

/** TEN: a seat acted, in everyone's sight; a draw turned up a card. */
export interface Acted {
  kind: "acted";
  seat: Seat;
  action: string;
  turned: string | null;
}

/** What happens only in a game that has no words of its own on the wire: `what`, as the game calls it. */
export interface Happened {
  kind: "happened";
  what: string;
  seat: Seat | null;
  parts: Record<string, any>;
}

/** The game has ended. */
export interface Ended {
  kind: "ended";
  ending: Ending;
}

/** One thing that happened. The last one that there is brings the scene after it. */
export interface HappenedFrame {
  type: "event";
  seq: number;
  at: number;
  kind: EventKind;
  seat: Seat | null;
  facts: Facts;
  news: News[];
  scene?: Scene;
}

/** A table in the lobby. */
export interface TableShown {
  table: string;
  game: string;
  title: string;
  options: Record<string, any>;
  phase: Phase;
  seats: SeatShown[];
  watch: Watch;
  talk: Talk;
  clock: number | null;
  changed: number;
}

export interface TableList {
  type: "table-list";
  tables: TableShown[];
}

export interface Pong {
  type: "pong";
  time: number;
}

/** A frame that could not be read, or came too fast; no wish was carried out. */
export interface ErrorFrame {
  type: "error";
  reason: string;
  sentence: string;
  id: string | null;
}

/** The server is about to close: come back after so many seconds. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  sentence: string;
  after: number;
}

/** The first frame: the version that the client speaks, and who it is where no cookie says so. */
export interface Hello {
  type: "hello";
  version: number;
  token?: string | null;
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** Tell me about the listed tables, now and whenever they change; or stop telling me. */
export interface LobbyWish {
  on?: boolean;
}

/** Open a table of one's own, and sit down at seat 0. */
export interface OpenWish {
  game: string;
  seats: number;
  options?: Record<string, any>;
  talk?: Talk | null;
  watch?: Watch | null;
  listed?: boolean;
  tracker?: boolean;
  clock?: number | null;
  pace?: Pace | null;
}

/** Come to a table, to play or to watch; `after`: the last `seq` that this client has seen there. */
export interface EnterWish {
  table: string;
  key?: string | null;
  after?: number | null;
}

/** Look away from the table. A seat there is kept. */
export type ExitWish = Record<string, never>;

/** Take a seat, or any open one. */
export interface SitWish {
  seat?: Seat | null;
}

/** Give the seat up before the game has begun. */
export type StandWish = Record<string, never>;

/** The host's: a bot takes a seat, or any open one. */
export interface SeatBotWish {
  strength: string;
  seat?: Seat | null;
}

/** The host's: somebody must stand up. */
export interface UnseatWish {
  seat: Seat;
}

/** The host's: more or fewer seats. */
export interface ResizeWish {
  seats: number;
}

/** The host's: a new key to the table, for so many hours or for good. */
export interface InviteWish {
  hours?: number | null;
}

/** The host's: no key fits any more. */
export type RevokeWish = Record<string, never>;

/** The host's: deal. */
export type BeginWish = Record<string, never>;

/** The host's: call the table off before the game has begun. */
export type CloseWish = Record<string, never>;

/** How gladly this seat would start (G5, Q3): gladly, willing or rather-not. */
export interface OfferWish {
  gladly: Gladly;
}

/** One action, or a planned turn, all of it or nothing. */
export interface PlayWish {
  actions: string[];
}

/** What would these plays lead to, or what may I do at all? Told to this client only; nothing happens. */
export interface PlanWish {
  actions: string[];
}

/** A signal. */
export interface SayWish {
  signal: string;
}

/** Free text, where and when the table allows it. */
export interface ChatWish {
  text: string;
}

/** Nobody acts, and no clock runs. */
export type PauseWish = Record<string, never>;

/** The game goes on. */
export type ResumeWish = Record<string, never>;

/** My last action, where nobody has learned anything from it. */
export type TakeBackWish = Record<string, never>;

/** `take-back` or `abandon`, by everyone's consent. */
export interface ProposeWish {
  what: Proposal;
}

/** To what is proposed. */
export interface AnswerWish {
  yes: boolean;
}

/** Give a duel up. */
export type ResignWish = Record<string, never>;

/** A bot stands in for me, or for a seat that keeps the table waiting. */
export interface HandOverWish {
  strength: string;
  seat?: Seat | null;
}

/** The bot that stands in for me gets up. */
export type ComeBackWish = Record<string, never>;

/** The same people at a new table: a new deal, or `same_deal` once more, which counts for nothing. */
export interface RematchWish {
  same_deal?: boolean;
}

/** What any request may be answered with, under a status of 400 or more. */
export interface Problem {
  error: string;
  sentence: string;
  facts: Record<string, any>;
}

export interface Health {
  status: "ok";
  version: string;
  protocol: number;
  bots: "compiling" | "novices" | "ready" | "slow";
}

export interface Identified {
  id: string;
  name: string;
  kind: PersonKind;
  since: number;
  token: string;
}

/** `program`: not a human being. */
export interface Guest {
  name: string;
  program?: boolean;
}

/** Something that players may agree on before the deal. */
export interface OptionOffered {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  own: boolean;
  seats: number[];
  talk: Talk[];
  rule: string;
  unofficial: boolean;
}

/** A game on the shelf. */
export interface GameOffered {
  slug: string;
  title: string;
  seats: number[];
  options: OptionOffered[];
  talk: Talk[];
  bots: string[];
  from_memory: string | null;
}

export interface Games {
  games: GameOffered[];
}

export interface Person {
  id: string;
  name: string;
  kind: PersonKind;
  since: number;
}

export interface Name {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/** `password`: the one so far. */
export interface NewPassword {
  password: string;
  new: string;
}

/** How a table ended, once more for lists. */
export interface PlayedResult {
  ending?: Ending;
  abandoned?: boolean;
  resigned?: Seat;
  winners?: Seat[];
  begun: boolean;
  seats: number;
  taken_back: number;
  known: boolean;
}

/** A table in one's history. */
export interface Played {
  table: string;
  game: string;
  phase: Phase;
  opened: number;
  changed: number;
  seats: SeatShown[];
  options: Record<string, any>;
  your_seats: Seat[];
  result: PlayedResult | null;
}

export interface History {
  tables: Played[];
  more: boolean;
}

/** How one game went for somebody, over all tables. */
export interface Figures {
  played: number;
  won: number;
  lost: number;
  given_up: number;
  least_left: number | null;
  mean_left: number | null;
  best_score: number | null;
  mean_score: number | null;
}

export interface Tables {
  tables: TableShown[];
}

/** What one seat did. What a game does not have is left out. */
export interface Tally {
  laid?: number;
  backs?: number;
  gifts?: number;
  wilds?: number;
  paid?: number;
  without_wilds?: number;
  currency?: number;
}

/** A card of the last hand, and the piles where it would have fitted. */
export interface HeldCard {
  card: Card;
  piles: string[];
}

/** What a pile would have taken: any number on one side, single numbers, any card of a colour. */
export interface PileTakes {
  pile: string;
  above: number | null;
  below: number | null;
  exactly: number[];
  colour: string | null;
}

/** A card in somebody else's hand that would have fitted. */
export interface WouldFit {
  seat: Seat;
  card: Card;
  pile: string;
  back: boolean;
}

/** The turn that could not be played. */
export interface LastTurn {
  seat: Seat;
  owed: number;
  hand: HeldCard[];
  takes: PileTakes[];
  elsewhere: WouldFit[];
}

/** One of somebody's own games of a kind. */
export interface OwnGame {
  value: number | null;
  won: boolean;
  now: boolean;
}

/** A game beside one's own others of the same kind: game, players and rules, in duels the rival too. */
export interface Compared {
  games: OwnGame[];
  best: number | null;
  middle: number | null;
}

/** What strong bots win of a hundred games: in every chair, among fast ones, or alone. */
export interface MeasuredBots {
  percent: number;
  among: "alone" | "fast" | "strong";
}

/** A game that is over: why it could not go on, what each did, and how it compares. */
export interface EndTold {
  turns: number;
  tallies: Tally[];
  last_turn: LastTurn | null;
  burnt: string[];
  compared: Compared | null;
  bots: MeasuredBots | null;
  next_limit: number | null;
}

/** One action of a game looked back at, with the scene after it. */
export interface Moment {
  type: "event";
  seq: number;
  at: number;
  kind: EventKind;
  seat: Seat | null;
  facts: Facts;
  news: News[];
  scene: Scene;
}

/** A game as somebody's eyes saw it: those of a seat by its number, of `none` who sits there, or of `all`. */
export interface Replay {
  eyes: string;
  allowed: string[];
  moments: Moment[];
  positions: Record<string, any>[] | null;
}

export type ServerFrame =
  Welcome | Ack | Refused | Planned | Snapshot | HappenedFrame | TableList | Pong | ErrorFrame | Goodbye;

export type Greeting = Hello | Ping;

export type Version = 1;

/** What may be wished for, by type. */
export interface Wishes {
  lobby: LobbyWish;
  open: OpenWish;
  enter: EnterWish;
  exit: ExitWish;
  sit: SitWish;
  stand: StandWish;
  "seat-bot": SeatBotWish;
  unseat: UnseatWish;
  resize: ResizeWish;
  invite: InviteWish;
  revoke: RevokeWish;
  begin: BeginWish;
  close: CloseWish;
  offer: OfferWish;
  play: PlayWish;
  plan: PlanWish;
  say: SayWish;
  chat: ChatWish;
  pause: PauseWish;
  resume: ResumeWish;
  "take-back": TakeBackWish;
  propose: ProposeWish;
  answer: AnswerWish;
  resign: ResignWish;
  "hand-over": HandOverWish;
  "come-back": ComeBackWish;
  rematch: RematchWish;
}

/** What grants a wish. */
export interface Answers {
  lobby: Ack;
  open: Ack;
  enter: Ack;
  exit: Ack;
  sit: Ack;
  stand: Ack;
  "seat-bot": Ack;
  unseat: Ack;
  resize: Ack;
  invite: Ack;
  revoke: Ack;
  begin: Ack;
  close: Ack;
  offer: Ack;
  play: Ack;
  plan: Planned;
  say: Ack;
  chat: Ack;
  pause: Ack;
  resume: Ack;
  "take-back": Ack;
  propose: Ack;
  answer: Ack;
  resign: Ack;
  "hand-over": Ack;
  "come-back": Ack;
  rematch: Ack;
}

/** What is asked by HTTP: what is sent, and what is answered. */
export interface Requests {
  "GET /health": { answer: Health };
  "POST /api/guests": { answer: Identified; body: Guest };
  "GET /api/games": { answer: Games };
  "GET /api/me": { answer: Person };
  "PATCH /api/me": { answer: Person; body: Name };
  "POST /api/accounts": { answer: Identified; body: Credentials };
  "POST /api/sessions": { answer: Identified; body: Credentials };
  "DELETE /api/sessions": { answer: null };
  "PUT /api/me/password": { answer: Identified; body: NewPassword };
  "DELETE /api/me/sessions": { answer: null };
  "GET /api/me/history": { answer: History; query?: { before?: string } };
  "GET /api/me/statistics": { answer: Statistics };
  "GET /api/tables": { answer: Tables };
  "GET /api/tables/{table}/end": { answer: EndTold; table: string };
  "GET /api/tables/{table}/replay": { answer: Replay; query?: { eyes?: string }; table: string };
}
