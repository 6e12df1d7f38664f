import type { BenchRow } from './bench-row.ts';
import { HELD_OUT_FOLLOW_UPS } from './assistant/held-out-follow-ups.ts';
import { HELD_OUT_HANDS } from './assistant/held-out-hands.ts';
import { HELD_OUT_REQUESTS } from './assistant/held-out-requests.ts';
import { TUNED_LATER_CREATORS } from './assistant/creators/tuned-later-creators.ts';
import { HELD_OUT_SHOP_WISHES } from './assistant/shop/held-out/shop-wishes.ts';
import { SHOP_STUDIO } from './assistant/shop/shop-studio.ts';
import { TUNED_SHOP_WISHES } from './assistant/shop/tuned/shop-wishes.ts';
import { LAST_MUSEUM_WISHES } from './assistant/museum/last-museum-wishes.ts';
import { MUSEUM_STUDIO } from './assistant/museum/museum-studio.ts';
import { MUSEUM_WISHES } from './assistant/museum/museum-wishes.ts';
import { judge, judgeStrictly, shownJudgement } from './assistant/judge-request.ts';
import type { RequestCase } from './assistant/request-case.ts';
import { CREATOR_STUDIO, TEST_STUDIO, type TestStudio } from './assistant/test-studio.ts';
import { LAST_STRANGERS } from './assistant/strangers/held-out/last-strangers.ts';
import { FIFTH_STRANGERS } from './assistant/strangers/later/fifth-strangers.ts';
import { RADIO_STUDIO } from './assistant/strangers/radio-studio.ts';
import {
  FOURTH_STRANGERS,
  HELD_OUT_STRANGERS,
  LATER_STRANGERS,
  THIRD_STRANGERS,
  TUNED_STRANGERS,
} from './assistant/strangers/strangers.ts';
import { TUNED_CREATORS } from './assistant/creators/tuned-creators.ts';
import { TUNED_FOLLOW_UPS } from './assistant/tuned-follow-ups.ts';
import { TUNED_HANDS } from './assistant/tuned-hands.ts';
import { TUNED_MORE_HANDS } from './assistant/tuned-more-hands.ts';
import { TUNED_THIRD_HANDS } from './assistant/tuned-third-hands.ts';
import { TUNED_LIBRARY_WISHES } from './assistant/creators/tuned-library-wishes.ts';
import { TUNED_PICTURE_WISHES } from './assistant/creators/tuned-picture-wishes.ts';
import { TUNED_QUESTIONS } from './assistant/creators/tuned-questions.ts';
import { TUNED_SOUND_WISHES } from './assistant/creators/tuned-sound-wishes.ts';
import { TUNED_TEXT_WISHES } from './assistant/creators/tuned-text-wishes.ts';
import { TUNED_MORE_CREATORS } from './assistant/creators/tuned-more-creators.ts';
import { TUNED_REQUESTS } from './assistant/tuned-requests.ts';
import { HELD_OUT_CREATOR, HELD_OUT_WORKSHOP, TUNED_CREATOR, TUNED_WORKSHOP } from './assistant/wishes/wishes.ts';
import { HELD_OUT_LAST_CREATOR } from './assistant/wishes/held-out/last-creator.ts';
import { HELD_OUT_LAST_WORKSHOP } from './assistant/wishes/held-out/last-workshop.ts';
import { WORKSHOP_STUDIO } from './assistant/wishes/workshop-studio.ts';

const LEAST_RIGHT = 0.9;

/**
 * Whether requests lead to the calls that were asked for, with the right arguments. All requests and the rules have one author; the
 * held-out ones were not used to tune them.
 */
export async function benchAssistantRequests(): Promise<BenchRow[]> {
  const sets = {
    tuned: TUNED_REQUESTS,
    'tuned, generating and arranging': [...TUNED_HANDS, ...TUNED_MORE_HANDS, ...TUNED_THIRD_HANDS],
    'tuned, repeating and what could mean two things': TUNED_FOLLOW_UPS,
    'held out': HELD_OUT_REQUESTS,
    'held out, generating and arranging': HELD_OUT_HANDS,
    'held out, repeating and what could mean two things': HELD_OUT_FOLLOW_UPS,
  };
  const rows: BenchRow[] = [];
  for (const [set, cases] of Object.entries(sets)) rows.push(...(await rowsOf(set, cases)));
  const ofCreators = [...TUNED_CREATORS, ...TUNED_MORE_CREATORS, ...TUNED_LATER_CREATORS];
  rows.push(...(await rowsOf('tuned, in the words of creators', ofCreators, CREATOR_STUDIO)));
  const wishes = [TUNED_TEXT_WISHES, TUNED_PICTURE_WISHES, TUNED_SOUND_WISHES, TUNED_LIBRARY_WISHES, TUNED_QUESTIONS];
  rows.push(...(await rowsOf('tuned, nine later sets', wishes.flat(), CREATOR_STUDIO)));
  rows.push(...(await rowsOf('tuned, wishes, first studio', TUNED_CREATOR, CREATOR_STUDIO)));
  rows.push(...(await rowsOf('tuned, wishes, second studio', TUNED_WORKSHOP, WORKSHOP_STUDIO)));
  rows.push(...(await rowsOf('held out, wishes, first studio', HELD_OUT_CREATOR, CREATOR_STUDIO)));
  rows.push(...(await rowsOf('held out, wishes, second studio', HELD_OUT_WORKSHOP, WORKSHOP_STUDIO)));
  rows.push(...(await rowsOf('held out, last wishes, first studio', HELD_OUT_LAST_CREATOR, CREATOR_STUDIO)));
  rows.push(...(await rowsOf('held out, last wishes, second studio', HELD_OUT_LAST_WORKSHOP, WORKSHOP_STUDIO)));
  const strangers = [TUNED_STRANGERS, LATER_STRANGERS, THIRD_STRANGERS, FOURTH_STRANGERS, FIFTH_STRANGERS].flat();
  rows.push(...(await rowsOf('tuned, wishes of strangers', strangers, RADIO_STUDIO, judgeStrictly)));
  rows.push(...(await rowsOf('held out, wishes of strangers', HELD_OUT_STRANGERS, RADIO_STUDIO, judgeStrictly)));
  rows.push(...(await rowsOf('held out, last wishes of strangers', LAST_STRANGERS, RADIO_STUDIO, judgeStrictly)));
  rows.push(...(await rowsOf('tuned, wishes of a shop', TUNED_SHOP_WISHES, SHOP_STUDIO, judgeStrictly)));
  rows.push(...(await rowsOf('tuned, wishes of a museum', MUSEUM_WISHES, MUSEUM_STUDIO, judgeStrictly)));
  rows.push(...(await rowsOf('held out, wishes of a shop', HELD_OUT_SHOP_WISHES, SHOP_STUDIO, judgeStrictly)));
  rows.push(...(await rowsOf('held out, last wishes of a museum', LAST_MUSEUM_WISHES, MUSEUM_STUDIO, judgeStrictly)));
  return rows;
}

async function rowsOf(
  set: string,
  cases: readonly RequestCase[],
  studio: TestStudio = TEST_STUDIO,
  judged: typeof judge = judge,
): Promise<BenchRow[]> {
  let right = 0;
  let wrongDestructive = 0;
  for (const request of cases) {
    const judgement = await judged(request, studio);
    wrongDestructive += judgement.wrongDestructive.length;
    if (judgement.isRight) right += 1;
    // What is held out stays unseen.
    else if (!/^held out, .*wishes/.test(set))
      console.log(`  ${set}, misses: ${request.say}\n    made ${shownJudgement(judgement)}`);
  }
  const share = right / Math.max(1, cases.length);
  return [
    {
      name: `${set}: requests with the right calls and arguments`,
      value: share * 100,
      unit: '%',
      target: '≥ 90 %',
      ok: share >= LEAST_RIGHT,
      note: `${right} of ${cases.length}`,
    },
    {
      name: `${set}: destructive calls that nobody asked for`,
      value: wrongDestructive,
      unit: '',
      target: '0',
      ok: wrongDestructive === 0,
      note: '',
    },
  ];
}
