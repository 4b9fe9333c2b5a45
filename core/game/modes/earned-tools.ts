/** Tools: what a mode lets a player earn and spend in a game. They are no help: a game that used them is ranked with the others. */

/** `hint` shows a pair, `reshuffle` lays a dead board anew, `freeze` holds the countdown for a while. */
export const TOOLS = ['hint', 'reshuffle', 'freeze'] as const;
/** One of `TOOLS`. */
export type Tool = (typeof TOOLS)[number];

/** The number of each tool. */
export type ToolCounts = Readonly<Record<Tool, number>>;

export const NO_TOOLS: ToolCounts = { hint: 0, reshuffle: 0, freeze: 0 };

/** The rules of a mode about tools. */
export interface ToolRules {
  /** The tools earned by clearing this level (from 1). */
  readonly earnedBy: (level: number) => readonly Tool[];
  /** A freeze holds the countdown for this long, in milliseconds of game clock. */
  readonly freezeMs: number;
}

/** Returns the tools that the first `cleared` levels earn together. */
export function toolsEarned(rules: ToolRules | undefined, cleared: number): ToolCounts {
  const counts = { ...NO_TOOLS };
  for (let level = 1; rules !== undefined && level <= cleared; level++)
    for (const tool of rules.earnedBy(level)) counts[tool]++;
  return counts;
}

/** The counts with one tool more. */
export function withTool(counts: ToolCounts, tool: Tool): ToolCounts {
  return { ...counts, [tool]: counts[tool] + 1 };
}

/**
 * Returns the tools that are left of those earned. Undo may lead back before a level that earned a tool which
 * is already spent; then none is left.
 */
export function toolsLeft(earned: ToolCounts, used: ToolCounts): ToolCounts {
  const left = (tool: Tool) => Math.max(0, earned[tool] - used[tool]);
  return { hint: left('hint'), reshuffle: left('reshuffle'), freeze: left('freeze') };
}
