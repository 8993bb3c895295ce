/** The words on the wire, as docs/protocol.md tells them. Types only: nothing here is served. */

export type Seat = number;
export type Hidden = { hidden: number };
export type Gladly = "gladly" | "willing" | "rather-not";

export type Setting = {
  game: string; title: string; rules: number; options: Record<string, unknown>; seats: number;
  talk: "silent" | "signals" | "open"; watch: string; listed: boolean; tracker: boolean; clock: number | null; pace: string;
  signals: string[]; bots: string[]; seed_hash: string;
};

export type SeatShown = { kind: "open" | "person" | "program" | "bot" | "automatic"; name?: string | null; bot?: string | null; host?: boolean };

export type Ending = { reason: string; rule: string; won?: boolean; left?: number; winners?: Seat[]; scores?: number[]; rank?: string };
export type Result = { ending?: Ending; abandoned?: boolean; resigned?: Seat; winners?: Seat[] };

export type Public = {
  phase: "waiting" | "starting" | "playing" | "ended"; paused: boolean; seats: SeatShown[]; awaited: Seat[]; deadline: number | null;
  offers: { seat: Seat; gladly: Gladly }[]; said: { seat: Seat; signal: string }[];
  proposed: { what: string; by: Seat; agreed: Seat[] } | null; game: any; result: Result | null; rematch: string | null;
};

export type You = { seat: Seat; hand: (number | string)[] | null; actions: string[] };

export type Scene = {
  table: string; seq: number; setting: Setting; public: Public; you: You | null;
  reveal: { seed: string; position: any } | null;
  past?: boolean; // of our own: a table that is looked back at
};
export type Replay = { eyes: string; allowed: string[]; moments: (HappenedFrame & { scene: Scene })[]; positions: any[] | null };

export type News =
  | { kind: "laid"; seat: Seat; card: number | string; pile: string }
  | { kind: "turn-ended"; seat: Seat; drawn: (number | string)[] | Hidden; next: Seat | null }
  | { kind: "ended"; ending: Ending }
  | { kind: "acted"; seat: Seat; action: string; turned: string | null };

export type HappenedFrame = { type: "event"; seq: number; at: number; kind: string; seat: Seat | null; facts: Record<string, any>; news: News[]; scene?: Scene };
export type Snapshot = { type: "snapshot"; scene: Scene; chat: ChatLine[] };
export type ChatLine = { at: number; name: string; text: string };
export type Ack = { type: "ack"; id: string; seq: number | null; table: string | null; key: string | null };
export type Refused = { type: "refused"; id: string; key: string; sentence: string; rule: string | null; facts: Record<string, any>; again?: boolean };
export type Planned = {
  type: "planned"; id: string; actions: string[]; unknown: boolean; ends: Ending | null;
  refused: { key: string; sentence: string; rule: string | null; facts: Record<string, any> } | null; at: number | null;
};
export type Listed = { table: string; game: string; title: string; options: Record<string, unknown>; phase: string; seats: SeatShown[]; watch: string; talk: string; clock: number | null; changed: number };

export type Frame =
  | HappenedFrame | Snapshot | Ack | Refused | Planned
  | { type: "welcome"; version: number; server: string; you: Person; time: number }
  | { type: "error"; reason: string; sentence: string; id: string | null }
  | { type: "goodbye"; reason: string; sentence: string; after: number }
  | { type: "pong"; time: number }
  | { type: "table-list"; tables: Listed[] };

export type Person = { id: string; name: string; kind: string; since?: number };
