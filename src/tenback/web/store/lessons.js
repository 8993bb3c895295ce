/** How far one has come in each lesson; kept in this browser. */

import { LESSONS } from "./person.js";

/** @typedef {{step: number, done: boolean}} Progress  `done`: it was gone through to its end once */

/** @returns {Record<string, Progress>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(LESSONS) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} lesson @returns {Progress} */
export function progressIn(lesson) {
  const { step = 0, done = false } = all()[lesson] ?? {};
  return { step, done };
}

/** @param {string} lesson @param {Progress} progress */
export function keepProgress(lesson, progress) {
  try {
    localStorage.setItem(LESSONS, JSON.stringify({ ...all(), [lesson]: progress }));
  } catch {
    // Full or forbidden: then it begins anew next time.
  }
}

/**
 * The lesson of a game that comes next: the first that was not gone through, or the first of all.
 * @param {readonly string[]} lessons
 */
export function nextLesson(lessons) {
  const left = lessons.find((each) => !progressIn(each).done);
  return { lesson: left ?? lessons[0] ?? "", done: left === undefined, begun: progressIn(left ?? "").step > 0 };
}
