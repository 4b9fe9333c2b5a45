/** What each part of the scores is told. */
export interface ScoresPartProps {
  /** Reads everything again after something could not be read. */
  readonly onAgain: () => void;
}
