/** What the client adds to the words on the wire for itself, and how it reads them. */

import type { Answers, Requests, Wishes } from "./frames.js";

declare module "./frames.js" {
  interface Scene {
    past?: boolean; // a table that is looked back at
  }
}

export type WishName = keyof Wishes;

/** The fields of a wish; they may be left out where each of them may. */
export type WishFields<W extends WishName> = {} extends Wishes[W] ? [fields?: Wishes[W]] : [fields: Wishes[W]];

export type AnswerTo<W extends WishName> = Answers[W];

export type RequestName = keyof Requests;

/** What goes with a request; it may be left out where each part of it may. */
export type Asked<R extends RequestName> = Omit<Requests[R], "answer"> & { headers?: Record<string, string> };
export type AskedWith<R extends RequestName> = {} extends Asked<R> ? [asked?: Asked<R>] : [asked: Asked<R>];
export type Answered<R extends RequestName> = Requests[R]["answer"];
