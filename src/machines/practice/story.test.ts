import { describe, expect, it } from 'vitest';
import { exampleCaseStudyLesson } from '../../api/generated/examples.ts';
import { sceneAfter, stillThere, storyMachine, wholeWay } from './story.ts';

const study = exampleCaseStudyLesson;
if (study.type !== 'case-study') throw new Error('The example of a case study is not one.');
const story = { start: study.start, scenes: study.scenes };

describe('§practice.63 The statechart of a story', () => {
  it('has a state for each scene, final where the story ends, and an event for each decision', () => {
    const { states } = storyMachine(story);
    expect(Object.keys(states)).toEqual(['monday', 'tuesday', 'friday', 'summer', 'autumn']);
    expect(states['monday']?.events).toEqual(['agree', 'ask']);
    expect(states['friday']?.type).toBe('final');
    expect(states['tuesday']?.type).toBe('atomic');
  });

  it('leads from scene to scene', () => {
    expect(sceneAfter(story, [])).toEqual({ scene: 'monday', isEnd: false });
    expect(sceneAfter(story, ['ask'])).toEqual({ scene: 'tuesday', isEnd: false });
    expect(sceneAfter(story, ['ask', 'compare'])).toEqual({ scene: 'friday', isEnd: true });
  });

  it('stays where a decision is none', () => {
    expect(sceneAfter(story, ['compare'])).toEqual({ scene: 'monday', isEnd: false });
    expect(sceneAfter(story, ['agree', 'ask'])).toEqual({ scene: 'summer', isEnd: true });
  });

  it('§practice.61 tells again what led to an end, unless the story has changed since', () => {
    expect(wholeWay(story, ['ask', 'compare'])).toEqual(['ask', 'compare']);
    for (const none of [undefined, [], ['ask'], ['ask', 'wait'], ['agree', 'ask'], ['ask', 'wait', 'compare']]) {
      expect(wholeWay(story, none)).toEqual([]);
    }
  });

  it('§practice.62 leaves out an end, what the story no longer has, and what came after it', () => {
    expect(stillThere(story, ['ask'])).toEqual(['ask']);
    expect(stillThere(story, ['ask', 'compare'])).toEqual(['ask']);
    expect(stillThere(story, ['ask', 'wait', 'compare'])).toEqual(['ask']);
    expect(stillThere(story, ['compare'])).toEqual([]);
  });
});
