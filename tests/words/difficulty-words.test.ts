import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { losingGrade } from '../../core/coach/measure-grades.ts';
import { WEEKDAYS } from '../../core/daily/weekday.ts';
import { GRADE_BOUNDS, GRADE_DIFFICULTY } from '../../core/review/puzzles/grade-bounds.ts';
import { PUZZLE_GRADES } from '../../core/review/puzzles/puzzle.ts';

/** The word of a measured difficulty, or of two between which a measure lies. */
const DIFFICULTY_OF: Readonly<Record<string, string>> = {
  safe: 'easy',
  'safe-careful': 'fairly-easy',
  careful: 'medium',
  'careful-risky': 'fairly-hard',
  risky: 'hard',
  grim: 'very-hard',
};
const ORDER = ['easy', 'fairly-easy', 'medium', 'fairly-hard', 'hard', 'very-hard'];

it('calls a weekday what the measure of its boards is called', () => {
  for (const { difficulty, wonPermille } of WEEKDAYS) {
    const [low, high] = [wonPermille.most, wonPermille.least].map((won) => losingGrade(1 - won / 1_000));
    expect(difficulty).toBe(DIFFICULTY_OF[low === high ? `${low}` : `${low}-${high}`]);
  }
});

it('calls a puzzle harder, the more random games its grade loses', () => {
  const words = [...PUZZLE_GRADES].sort((a, b) => GRADE_BOUNDS[a].aim - GRADE_BOUNDS[b].aim);
  const places = words.map((grade) => ORDER.indexOf(GRADE_DIFFICULTY[grade]));
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

describe.each(['en', 'zh-CN', 'zh-TW', 'ja'])('in %s', (language) => {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(new URL(`../../resources/words/${language}/${name}.json`, import.meta.url), 'utf8'),
    );

  it('a measured board has the words of days and puzzles', () => {
    const { difficulty } = read('record');
    const { losing } = read('editor').measure;
    for (const [grade, word] of Object.entries(DIFFICULTY_OF))
      expect(losing[grade].toLowerCase()).toBe(difficulty[word].toLowerCase());
  });
});
