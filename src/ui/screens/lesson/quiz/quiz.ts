export type Quiz = {
  passMark: number;
  lastScore?: number | undefined;
  questions: readonly {
    id: string;
    prompt: string;
    options: readonly { id: string; text: string }[];
  }[];
};

export type Result = {
  score: number;
  answers: readonly { questionId: string; optionId: string; correct: boolean; explanation: string }[];
};
