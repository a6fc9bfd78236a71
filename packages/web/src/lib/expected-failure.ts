/** A way in which things go wrong that was foreseen and is said to people: no network, a refusal, nothing left to do it with. */
export abstract class ExpectedFailure extends Error {}
