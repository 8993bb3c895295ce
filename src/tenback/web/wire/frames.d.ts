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

export type Pace = "fast" | "human" | "instant" | "slow";

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
  | "dealing"
  | "handed-over"
  | "hinted"
  | "hosted"
  | "invited"
  | "objected"
  | "offered"
  | "opened"
  | "paced"
  | "paused"
  | "played"
  | "promised"
  | "proposed"
  | "rematched"
  | "resigned"
  | "resized"
  | "resumed"
  | "revealed"
  | "revoked"
  | "said"
  | "sat"
  | "started"
  | "stood"
  | "took-back"
  | "unsaid";

export type News = Laid | TurnEnded | Acted | Happened | Ended;

export type Attendance = "away" | "gone" | "here";

export type LessonBy = "plan" | "play" | "read" | "say";

export type DeedKind = "plan" | "play" | "say";

export type OwnersWish =
  | RenamePerson
  | Mute
  | Unmute
  | Ban
  | Unban
  | ResetPassword
  | ForgetPerson
  | RemoveTable
  | ReturnTable
  | CloseReport
  | SetSignup
  | Announce
  | Withdraw;

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
  several: boolean;
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
  after: number | null;
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
  points: number[];
}

/** One item that one may pay with. */
export interface TenPayment {
  action: string;
  worth: number;
  lost: number;
  last: boolean;
}

/** The way to pay all that is owed which keeps most points, and then costs least beside money. */
export interface TenSuggestion {
  actions: string[];
  lost: number;
  points: number;
}

/** A card that one may buy, and one's points once it is paid the cheapest way. */
export interface TenPurchase {
  card: string;
  points: number;
}

/** What TEN asks of whoever acts: a bid, a purchase, or a payment. */
export interface TenTurn {
  game: "ten";
  bids: TenBids | null;
  payments: TenPayment[];
  suggested: TenSuggestion | null;
  purchases: TenPurchase[];
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

/** A mean, and how far it may be off: 95 of 100 such intervals hold the truth. */
export interface Guess {
  value: number;
  plus_minus: number;
}

/** A turn, and what it keeps by what the seat can know. */
export interface HintWorth {
  actions: string[];
  chance: Guess;
  points: Guess | null;
  room: number | null;
}

export interface Said {
  seat: Seat;
  signal: string;
}

/** What a strong bot would do, and why. */
export interface HintTold {
  best: HintWorth;
  next: HintWorth | null;
  back: string[];
  steps: number | null;
  heeded: Said[];
  exact: boolean;
  risk: number | null;
  runs: number[] | null;
}

/** What a strong bot would do: to who asked, and to nobody else. */
export interface Hinted {
  type: "hinted";
  id: string;
  seq: number;
  hint: HintTold;
}

/** The moment of an earlier game from which a table goes on. */
export interface BranchShown {
  table: string | null;
  turn: number;
  actions: number;
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
  day: string | null;
  challenge: string | null;
  branch: BranchShown | null;
  series: number[] | null;
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
  fire?: number[];
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
  to_buy: Seat[];
  bust_from: TenBustFrom;
  out_of_sight: TenCounted;
  in_deck: TenCounted;
  points_with_row: number;
  coins_with_row: number;
  deck: string;
  limit: number | null;
  ending: Ending | null;
  still_to_come?: string[];
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

/** A promise, and the share once it was told. */
export interface ShareShown {
  seat: Seat;
  promise: string;
  share: string | null;
}

/** Who will have a share in the deal. `dealing`: the list is closed, and those in it are asked for their shares. */
export interface SharesShown {
  dealing: boolean;
  given: ShareShown[];
}

/** What would never have been played. */
export interface TakingBack {
  action: string;
  was: Card | null;
  seen: boolean;
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
  hints?: number;
  shares?: SharesShown;
  paused_by?: Seat;
  taking_back?: TakingBack;
}

/** What only this viewer sees: its seat, its hand and what it may do now. */
export interface You {
  seat: Seat;
  hand: Card[] | null;
  actions: string[];
  turn: TurnShown | null;
  hint?: boolean;
  takes_back?: boolean;
  sees?: Record<string, any>;
}

/** After the end: what the seed was made of. */
export interface SharesRevealed {
  secret: string;
  secret_hash: string;
  given: ShareShown[];
}

/** After the end: the seed, and every card. */
export interface Reveal {
  seed: string;
  position: Record<string, any> | null;
  shares: SharesRevealed | null;
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

/** The hash of the share that a seat will tell. */
export interface Promise {
  seat: Seat;
  promise: string;
}

/** What everyone may know of an event; each kind has its own. */
export interface Facts {
  seed_hash?: string;
  promise?: string;
  promises?: Promise[];
  share?: string;
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
  turns?: number;
  pace?: Pace;
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

/** How somebody is who has a seat: `away` looks at something else, `gone` has no line. */
export interface SeatPresence {
  seat: Seat;
  state: Attendance;
  since: number | null;
  planning: boolean;
}

/** Who is around the table, now and whenever it changes. It is no part of what happened there. */
export interface Presence {
  type: "presence";
  table: string;
  seats: SeatPresence[];
  door: string[];
  watching: number;
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

/**
 * What the host tells everybody: after the greeting where something stands, and whenever it changes. Without a text,
 * what stood is withdrawn.
 */
export interface Announcement {
  type: "announcement";
  text: string | null;
  at: number | null;
  until: number | null;
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
  after: number | null;
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

/** I look at the table, or at something else. Others are told so; nothing is kept. */
export interface Look {
  type: "look";
  away: boolean;
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

/**
 * Play a deal of the day, which is begun at once: the first try counts, and entering it again goes on with it. `again`:
 * once more after that, uncounted. `date`: an earlier day's, uncounted.
 */
export interface PlayDayWish {
  deal: string;
  date?: string | null;
  again?: boolean;
  pace?: Pace | null;
}

/**
 * Have somebody else play the same cards: those of the ended table one is at; or, where a `game` is named, new ones,
 * with `bots` of that strength in all seats but one, or with seats for a team.
 */
export interface ChallengeWish {
  game?: string | null;
  seats?: number;
  options?: Record<string, any>;
  bots?: string | null;
}

/** Play the cards of a challenge oneself, or on the `side` of somebody whose team has a chair. */
export interface AcceptWish {
  challenge: string;
  key: string;
  pace?: Pace | null;
  side?: number | null;
}

/** Come to a table, to play or to watch; `after`: the last `seq` that this client has seen there. */
export interface EnterWish {
  table: string;
  key?: string | null;
  after?: number | null;
}

/** Look away from the table. A seat there is kept. */
export type ExitWish = Record<string, never>;

/** Take a seat, or any open one; in a running game, with an invitation, the chair of a bot. */
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

/** The hash of a share that this seat will have in the deal; a later one takes its place. */
export interface PromiseWish {
  promise: string;
}

/** The share that was promised, once the list of promises is closed. */
export interface RevealWish {
  share: string;
}

/** The host's: deal, by the shares that were promised. */
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

/** What would a strong bot do? Told to this client only, and counted; for who plays with bots alone. */
export type HintWish = Record<string, never>;

/** A signal. */
export interface SayWish {
  signal: string;
}

/** Take back a signal of one's own that stands. */
export interface UnsayWish {
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

/** A bot stands in for me; the host's: for somebody who is gone, and whom the table waits for. */
export interface HandOverWish {
  strength: string;
  seat?: Seat | null;
}

/** The bot that stands in for me gets up. */
export type ComeBackWish = Record<string, never>;

/** The host's: how fast bots move from now on. */
export interface PaceWish {
  pace: Pace;
}

/** The host's: the bot that is about to move does so at once. */
export type HurryWish = Record<string, never>;

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

/** It holds; `until` is null where it is for good. */
export interface Sanction {
  until: number | null;
}

export interface Identified {
  id: string;
  name: string;
  kind: PersonKind;
  since: number;
  banned: Sanction | null;
  muted: Sanction | null;
  reason: string;
  owner: boolean;
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
  lessons: string[];
}

export interface Games {
  games: GameOffered[];
}

/**
 * One thing to learn: what it takes to go on, what is lit, what is not dimmed beside it, and which card the learner has
 * picked up already.
 */
export interface StepShown {
  name: string;
  by: LessonBy;
  lit: string[];
  seen: string[];
  held: string;
}

export interface LessonShown {
  lesson: string;
  game: string;
  steps: StepShown[];
}

export interface Lessons {
  lessons: LessonShown[];
}

/** What came of it, as at a table. */
export interface LessonTold {
  scene: Scene;
  events: HappenedFrame[];
  planned: Planned | null;
  refused: Refusal | null;
  wrong: boolean;
  outcome: string;
}

/** What the learner does: the actions of a plan or of a play, or one signal. */
export interface LessonDeed {
  kind: DeedKind;
  texts: string[];
}

/** Where the learner is: the step, what was granted in it so far, and what is done now. The server keeps nothing. */
export interface LessonAsked {
  lesson: string;
  step: number;
  done?: LessonDeed[];
  deed?: LessonDeed | null;
}

export interface Announced {
  text: string;
  at: number;
  until: number | null;
}

/** What the host has put up for everybody to read. */
export interface House {
  signup: boolean;
  announcement: Announced | null;
}

/** Oneself. `banned` and `muted`: the host has decided so, for that `reason`. */
export interface Person {
  id: string;
  name: string;
  kind: PersonKind;
  since: number;
  banned: Sanction | null;
  muted: Sanction | null;
  reason: string;
  owner: boolean;
}

export interface Name {
  name: string;
}

/** To be forgotten: accounts give their password once more. */
export interface Farewell {
  password?: string;
}

/** What the host shall know about who has that seat. */
export interface Report {
  seat: Seat;
  reason: "cheating" | "insults" | "name" | "other" | "spam";
  words?: string;
}

export interface PersonKnown {
  id: string;
  name: string;
  kind: PersonKind;
  since: number;
  seen: number;
  banned: Sanction | null;
  muted: Sanction | null;
  reason: string;
  owner: boolean;
}

export interface PeopleFound {
  people: PersonKnown[];
  next: string | null;
}

export interface TableKnown {
  table: string;
  game: string;
  title: string;
  phase: Phase;
  listed: boolean;
  removed: boolean;
  opened: number;
  changed: number;
  seats: SeatShown[];
}

export interface TablesFound {
  tables: TableKnown[];
  next: string | null;
}

/** Somebody, as far as they are still known. */
export interface WhoDid {
  id: string;
  name: string | null;
}

export interface ReportShown {
  id: string;
  at: number;
  table: string;
  reporter: WhoDid;
  reported: WhoDid;
  reason: string;
  words: string;
  chat: ChatLine[];
  closed: number | null;
}

export interface ReportsFound {
  reports: ReportShown[];
  next: string | null;
}

export interface Deed {
  at: number;
  who: WhoDid;
  act: string;
  about: WhoDid | null;
  facts: Record<string, any>;
}

export interface DeedsFound {
  deeds: Deed[];
  next: string | null;
}

export interface HouseShown {
  owner: WhoDid | null;
  signup: "closed" | "open";
  announcement: Announced | null;
}

/** A wish of a host is carried out. `password`: a new one, told this once. */
export interface Done {
  person: PersonKnown | null;
  password: string | null;
}

/** At every table, too. */
export interface RenamePerson {
  do: "rename-person";
  who: string;
  name: string;
}

/** No messages; the signals of the rules stay. */
export interface Mute {
  do: "mute";
  who: string;
  days?: number | null;
  reason?: string;
}

export interface Unmute {
  do: "unmute";
  who: string;
}

export interface Ban {
  do: "ban";
  who: string;
  days?: number | null;
  reason?: string;
}

export interface Unban {
  do: "unban";
  who: string;
}

export interface ResetPassword {
  do: "reset-password";
  who: string;
}

/** As they could themselves: for one who asked for it by letter. It cannot be undone. */
export interface ForgetPerson {
  do: "forget-person";
  who: string;
}

/** `delete`: for good. */
export interface RemoveTable {
  do: "remove-table";
  table: string;
  delete?: boolean;
}

export interface ReturnTable {
  do: "return-table";
  table: string;
}

export interface CloseReport {
  do: "close-report";
  report: string;
}

export interface SetSignup {
  do: "set-signup";
  open: boolean;
}

/** Told at every table and in the lobby, for so many minutes or until it is withdrawn. */
export interface Announce {
  do: "announce";
  text: string;
  minutes?: number | null;
}

/** What is announced. */
export interface Withdraw {
  do: "withdraw";
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

/** One's own try that counts. `value`: cards left where all play together; else points or cards ahead. */
export interface OwnTry {
  table: string;
  finished: boolean;
  won: boolean;
  value: number | null;
  turns: number;
  backs: number;
  late: boolean;
}

/** What half of so many tries by `strong` did at least as well as. */
export interface Par {
  value: number;
  tries: number;
  won: number;
}

/** A day of the week that ends today, for one deal. */
export interface Dot {
  date: string;
  mine: OwnTry | null;
}

/** A deal, as everybody may know it before they play. */
export interface DayDeal {
  deal: string;
  game: string;
  seats: number;
  options: Record<string, any>;
  bots: string[];
  fewer: boolean;
  seed_hash: string;
  played: number;
  mine: OwnTry | null;
  par: Par | null;
  week: Dot[];
}

/**
 * Today's deals. `ends`: midnight, UTC; `closes`: until then a try begun before midnight counts, and then the seeds are
 * told.
 */
export interface Daily {
  date: string;
  ends: number;
  closes: number;
  deals: DayDeal[];
  sealed: Record<string, string>;
}

/** A column: values from `low` to `high`, as many as did so. None: however far. */
export interface Step {
  low: number | null;
  high: number | null;
  count: number;
  mine: boolean;
}

/** How everybody fared who has finished. */
export interface Histogram {
  steps: Step[];
  tries: number;
  won: number;
  given_up: number;
  behind: number;
}

/** Somebody's try, which may be looked back at. */
export interface OthersTry {
  table: string;
  name: string;
  won: boolean;
  value: number | null;
  turns: number;
  you: boolean;
}

/** A turn of a line that wins. */
export interface LineTurn {
  seat: Seat;
  actions: string[];
  back: string[];
}

/** Whether a deal could be won with all cards open, and how: turn by turn, from seat 0 on. Found out once. */
export interface OpenLine {
  answer: "no" | "not found" | "yes";
  turns: LineTurn[];
}

/** One deal of one day; what others did, once one's own try is over, or the day. */
export interface DayTold {
  date: string;
  ends: number;
  closes: number;
  deal: DayDeal;
  seat: Seat;
  seed: string | null;
  spread: Histogram | null;
  others: OthersTry[];
  trail: number[];
  line: OpenLine | null;
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
  day: string | null;
  challenge: string | null;
  options: Record<string, any> | null;
  chairs: string[] | null;
  seed_hash: string | null;
  branch: boolean;
  hints: number;
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

/** One game, the oldest first. */
export interface Point {
  table: string;
  at: number;
  won: boolean;
  value: number | null;
}

/** Beside what `strong` made of the very same deals: on average so many cards more (or fewer) were left. */
export interface Adjusted {
  games: number;
  difference: number;
  error: number | null;
  own_won: number;
  strong_won: number;
}

/** Games that can be compared: the same game, rules and number of players, and rivals of a kind. */
export interface KindOfGame {
  game: string;
  options: Record<string, any>;
  seats: number;
  against: string | null;
  fewer: boolean;
  games: number;
  won: number;
  given_up: number;
  low: number;
  high: number;
  middle: number | null;
  best: number | null;
  progress: Point[];
  bots: Record<string, number>;
  adjusted: Adjusted | null;
}

/** TEN alone at a limit. */
export interface Rung {
  limit: number;
  rank: string;
  tries: number;
  beaten_at: number | null;
  bots: Record<string, number>;
}

/** Against people, on the scale of chess: 95 times in 100 it lies between `low` and `high`. */
export interface Rating {
  game: string;
  rating: number;
  low: number;
  high: number;
  games: number;
}

export interface Results {
  games: number;
  apart: Record<string, number>;
  kinds: KindOfGame[];
  ladder: Rung[];
  ratings: Rating[];
}

/** Whoever plays the cards of a challenge; how it went is told to those who have finished. */
export interface Side {
  name: string;
  names: string[];
  you: boolean;
  finished: boolean;
  open: number;
  table: string | null;
  won: boolean | null;
  value: number | null;
  turns: number | null;
}

export interface ChallengeTold {
  challenge: string;
  game: string;
  seats: number;
  options: Record<string, any>;
  bots: string[];
  fewer: boolean;
  by: string;
  seed_hash: string;
  may_play: boolean;
  sides: Side[];
}

/** A table of one's own that has not ended. */
export interface OwnTable {
  table: string;
  game: string;
  phase: Phase;
  seats: SeatShown[];
  your_seats: Seat[];
  awaited: Seat[];
  your_turn: boolean;
  since: number;
  deadline: number | null;
  clock: number | null;
  paused: boolean;
}

/** One's own turns first, then by who is waited for longest. */
export interface OwnTables {
  tables: OwnTable[];
  more: boolean;
}

export interface DeviceShown {
  device: string;
  since: number;
}

/** `trouble`: why nothing is written there any more: refused, or unreachable. */
export interface MailShown {
  address: string;
  confirmed: boolean;
  trouble: string;
}

/** What somebody has chosen. `zone`: None until they have chosen anything. */
export interface NoticesShown {
  push: string | null;
  devices: DeviceShown[];
  can_mail: boolean;
  mail: MailShown | null;
  quiet_from: number;
  quiet_to: number;
  zone: string | null;
  language: string;
}

/** When and how to be told. Quiet hours are minutes of the day by the clock of that zone; the same twice: none. */
export interface NoticesChoice {
  language: string;
  zone: string;
  quiet_from: number;
  quiet_to: number;
}

/** A browser that takes pushes, as its push service gave it out. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushEnd {
  device: string;
}

export interface MailAddress {
  address: string;
}

/** From a link in a mail. */
export interface NoticeToken {
  token: string;
}

/** The table that a key is for; as long as the key opens it, also what is played there and with whom. */
export interface InvitedTo {
  table: string;
  game: string | null;
  host: string | null;
  names: string[];
}

export interface InvitationKey {
  key: string;
}

/** A square of so many modules, and a path over the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

export interface Link {
  link: string;
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

/** How a game ended in a line, for pasting, and as the alternative of its picture. */
export interface ResultText {
  text: string;
}

/** A mean, and how far it may be off; 0: it is certain. */
export interface Estimate {
  value: number;
  plus_minus: number;
}

/** What a player's turns cost in all. */
export interface ReviewSeat {
  seat: Seat;
  turns: number;
  cost: Estimate;
  costly: number[];
  dearest: number | null;
}

/** The longest step onwards of a turn. */
export interface ReviewStep {
  action: string;
  step: number;
}

/** The chance after a turn: of the side that played, and of each seat where each plays for itself. */
export interface ReviewAfter {
  value: number;
  plus_minus: number;
  by_seat?: Estimate[];
  scores?: Estimate[];
}

/** A turn beside the one that was played. */
export interface ReviewAlternative {
  value: number;
  plus_minus: number;
  actions: string[];
  behind: Estimate;
  score?: Estimate;
}

/** A turn, or in TEN an action. What is not weighed, or not yet, is null from `knew` to `alternatives`. */
export interface ReviewTurn {
  turn: number;
  seat: Seat;
  first: number;
  actions: string[];
  choice: boolean;
  room: number | null;
  back: string[];
  longest: ReviewStep | null;
  coins: number | null;
  knew: Record<string, any> | null;
  before: Estimate | null;
  after: ReviewAfter | null;
  cost: Estimate | null;
  costly: boolean | null;
  compared: number | null;
  worlds: number | null;
  exact: boolean | null;
  best: string[] | null;
  alternatives: ReviewAlternative[] | null;
  change: number | null;
  winnable: "no" | "not found" | "yes" | null;
}

/** In English, for programs; people read it in their language, made from the figures. */
export interface ReviewVerdict {
  text: string;
  hope: string | null;
}

export interface Review {
  review: number;
  game: string;
  rules: number;
  options: Record<string, any>;
  seats: string[];
  ending: Record<string, any> | null;
  worlds: number;
  seed: string;
  dearest: number | null;
  last_winnable: number | null;
  first_lost: number | null;
  by_seat: ReviewSeat[];
  turns: ReviewTurn[];
  verdict: ReviewVerdict;
}

/** How far a review has come: so many of so many parts; the turns of which none could be made. */
export interface ReviewTold {
  state: "done" | "failed" | "none" | "working";
  done: number;
  of: number;
  failed: number[];
  reason: "" | "broken" | "not-compiled" | "nothing" | "turns";
  ahead: number;
  review: Review | null;
}

export interface BranchOpened {
  table: string;
  key: string | null;
}

/** With bots in the other chairs, or with friends who are invited; `seat`: one's own, else that on turn. */
export interface BranchOff {
  wish: string;
  actions: number;
  others?: "bots" | "friends";
  strength?: string;
  seat?: Seat | null;
}

export interface PuzzleMade {
  puzzle: string;
}

/** A moment: after so many actions. */
export interface PlayOn {
  actions: number;
}

/** What one may know of a puzzle before playing it. */
export interface PuzzleTold {
  game: string;
  title: string;
  options: Record<string, any>;
  seats: number;
  turn: number;
  ending: Ending | null;
}

/** `wish`: an id of the asker's own; the same wish opens no second table. */
export interface Wished {
  wish: string;
}

/** How often bots saved a position. */
export interface Saved {
  saved: number;
  of: number;
}

export interface Rescue {
  game: string;
  number: number;
  seats: number;
  left: number;
  fast: Saved;
  strong: Saved;
}

export interface Rescues {
  rescues: Rescue[];
}

export type ServerFrame =
  | Welcome
  | Ack
  | Refused
  | Planned
  | Hinted
  | Snapshot
  | HappenedFrame
  | Presence
  | TableList
  | Announcement
  | Pong
  | ErrorFrame
  | Goodbye;

export type Greeting = Hello | Ping;

export type Version = 1;

/** What may be wished for, by type. */
export interface Wishes {
  lobby: LobbyWish;
  open: OpenWish;
  "play-day": PlayDayWish;
  challenge: ChallengeWish;
  accept: AcceptWish;
  enter: EnterWish;
  exit: ExitWish;
  sit: SitWish;
  stand: StandWish;
  "seat-bot": SeatBotWish;
  unseat: UnseatWish;
  resize: ResizeWish;
  invite: InviteWish;
  revoke: RevokeWish;
  promise: PromiseWish;
  reveal: RevealWish;
  begin: BeginWish;
  close: CloseWish;
  offer: OfferWish;
  play: PlayWish;
  plan: PlanWish;
  hint: HintWish;
  say: SayWish;
  unsay: UnsayWish;
  chat: ChatWish;
  pause: PauseWish;
  resume: ResumeWish;
  "take-back": TakeBackWish;
  propose: ProposeWish;
  answer: AnswerWish;
  resign: ResignWish;
  "hand-over": HandOverWish;
  "come-back": ComeBackWish;
  pace: PaceWish;
  hurry: HurryWish;
  rematch: RematchWish;
}

/** What grants a wish. */
export interface Answers {
  lobby: Ack;
  open: Ack;
  "play-day": Ack;
  challenge: Ack;
  accept: Ack;
  enter: Ack;
  exit: Ack;
  sit: Ack;
  stand: Ack;
  "seat-bot": Ack;
  unseat: Ack;
  resize: Ack;
  invite: Ack;
  revoke: Ack;
  promise: Ack;
  reveal: Ack;
  begin: Ack;
  close: Ack;
  offer: Ack;
  play: Ack;
  plan: Planned;
  hint: Hinted;
  say: Ack;
  unsay: Ack;
  chat: Ack;
  pause: Ack;
  resume: Ack;
  "take-back": Ack;
  propose: Ack;
  answer: Ack;
  resign: Ack;
  "hand-over": Ack;
  "come-back": Ack;
  pace: Ack;
  hurry: Ack;
  rematch: Ack;
}

/** What is asked by HTTP: what is sent, and what is answered. */
export interface Requests {
  "GET /health": { answer: Health };
  "POST /api/guests": { answer: Identified; body: Guest };
  "GET /api/games": { answer: Games };
  "GET /api/lessons": { answer: Lessons };
  "POST /api/lessons": { answer: LessonTold; body: LessonAsked };
  "GET /api/house": { answer: House };
  "GET /api/me": { answer: Person | null };
  "PATCH /api/me": { answer: Person; body: Name };
  "DELETE /api/me": { answer: null; body: Farewell };
  "POST /api/tables/{table}/reports": { answer: null; body: Report; table: string };
  "GET /api/admin/people": { answer: PeopleFound; query?: { search?: string; before?: string } };
  "GET /api/admin/tables": { answer: TablesFound; query?: { search?: string; before?: string } };
  "GET /api/admin/reports": { answer: ReportsFound; query?: { closed?: string; before?: string } };
  "GET /api/admin/log": { answer: DeedsFound; query?: { before?: string } };
  "GET /api/admin/house": { answer: HouseShown };
  "POST /api/admin/wishes": { answer: Done; body: OwnersWish };
  "POST /api/accounts": { answer: Identified; body: Credentials };
  "POST /api/sessions": { answer: Identified; body: Credentials };
  "DELETE /api/sessions": { answer: null };
  "PUT /api/me/password": { answer: Identified; body: NewPassword };
  "DELETE /api/me/sessions": { answer: null };
  "GET /api/daily": { answer: Daily };
  "GET /api/daily/{date}/{deal}": { answer: DayTold; date: string; deal: string };
  "GET /api/me/history": { answer: History; query?: { before?: string } };
  "GET /api/me/statistics": { answer: Statistics };
  "GET /api/me/results": { answer: Results };
  "GET /api/challenges/{challenge}": { answer: ChallengeTold; challenge: string };
  "GET /api/me/tables": { answer: OwnTables };
  "GET /api/me/notices": { answer: NoticesShown };
  "PUT /api/me/notices": { answer: NoticesShown; body: NoticesChoice };
  "POST /api/me/notices/push": { answer: NoticesShown; body: PushSubscription };
  "DELETE /api/me/notices/push": { answer: NoticesShown; body: PushEnd };
  "POST /api/me/notices/mail": { answer: NoticesShown; body: MailAddress };
  "DELETE /api/me/notices/mail": { answer: NoticesShown };
  "POST /api/notices/confirm": { answer: null; body: NoticeToken };
  "POST /api/notices/off": { answer: null; query?: { token?: string } };
  "POST /api/invitations": { answer: InvitedTo; body: InvitationKey };
  "POST /api/qr": { answer: QrCode; body: Link };
  "GET /api/tables": { answer: Tables };
  "GET /api/tables/{table}/door": { answer: InvitedTo; table: string };
  "GET /api/tables/{table}/end": { answer: EndTold; table: string };
  "GET /api/tables/{table}/replay": { answer: Replay; query?: { eyes?: string }; table: string };
  "GET /api/tables/{table}/result": { answer: ResultText; query?: { language?: string; name?: string }; table: string };
  "GET /api/tables/{table}/review": { answer: ReviewTold; query?: { after?: string }; table: string };
  "POST /api/tables/{table}/review": { answer: ReviewTold; table: string };
  "POST /api/tables/{table}/branches": { answer: BranchOpened; body: BranchOff; table: string };
  "POST /api/tables/{table}/puzzles": { answer: PuzzleMade; body: PlayOn; table: string };
  "GET /api/puzzles/{puzzle}": { answer: PuzzleTold; puzzle: string };
  "POST /api/puzzles/{puzzle}/tables": { answer: BranchOpened; body: Wished; puzzle: string };
  "GET /api/rescues": { answer: Rescues };
  "POST /api/rescues/{game}/{number}/tables": { answer: BranchOpened; body: Wished; game: string; number: string };
}
