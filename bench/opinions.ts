// Does "again" bring a dish back? A hundred people of three kinds, who plan every day and say it of their first dinner.
//   node bench/opinions.ts
import { PEOPLE, simulate } from '../packages/domain/tests/simulate-opinion.ts';

const COUNT = 100;
const WITHIN_DAYS = 21;
const TOO_SOON_DAYS = 4;

const lives = Array.from({ length: COUNT }, (_, person) =>
  simulate(PEOPLE[person % PEOPLE.length]!, { opinion: 'again', days: WITHIN_DAYS + 1, person }),
);
const back = lives.filter((came) => came.length > 0);
const gaps = lives.flatMap((came) => came.map((day, at) => day - (came[at - 1] ?? 0)));
const first = back.map(([day]) => day ?? 0).toSorted((one, other) => one - other);
console.log(
  `${back.length} of ${COUNT} had it again within ${WITHIN_DAYS} days, the first time after ${first[first.length >> 1]} in the middle; ` +
    `${gaps.filter((gap) => gap < TOO_SOON_DAYS).length} of ${gaps.length} times sooner than ${TOO_SOON_DAYS} days`,
);
