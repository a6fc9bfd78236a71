declare module 'virtual:sample-day' {
  export const SAMPLE_DAY: import('./features/landing/model.ts').SampleDay;
}
