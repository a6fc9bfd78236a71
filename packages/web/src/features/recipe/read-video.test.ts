import { expect, test } from 'vitest';
import { readVideo } from './read-video.ts';

test.each([
  ['PT1H2M3S', '1:02:03'],
  ['PT4M5S', '4:05'],
  ['PT45S', '0:45'],
  ['PT2H', '2:00:00'],
  ['P1DT1S', '24:00:01'],
  ['soon', ''],
])('%s is shown as %j', (duration, length) => expect(readVideo({ videoId: 'a', title: 'b', duration }).length).toBe(length));

test.each([
  ['1234567', '1,234,567'],
  [980, '980'],
  ['', ''],
])('%j views are shown as %j', (viewCount, views) => expect(readVideo({ videoId: 'a', title: 'b', viewCount }).views).toBe(views));
