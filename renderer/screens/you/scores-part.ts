/** The props of each part of the scores. */
export interface ScoresPartProps {
  /** Reads everything again after something could not be read. */
  readonly onAgain: () => void;
}
