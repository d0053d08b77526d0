/** A question that comes back, as it is shown. */
export type ShownCard = {
  id: string;
  prompt: string;
  options: readonly { id: string; text: string }[];
  right: string;
  explanation: string;
  /** The course and the lesson: `Data Analytics: Check your questions`. */
  from: string;
  to: string;
  /** From 1. */
  place: number;
  of: number;
};

export type OnRate = (rating: 'hard' | 'good' | 'easy') => void;
