import type { Compilable, CompiledQuery } from 'kysely';

/**
 * A statement of the paths that are taken most: short, reading only, found by key. It is built and compiled once, which takes
 * longer than PostgreSQL takes to answer it, and run by `DatabaseHandle.lookUp`.
 */
export type LookUp<Values, Row> = (values: Values) => CompiledQuery<Row>;

/** `value('planId')` stands in the statement for what is given under that name each time it is run. */
export function prepareLookUp<Values extends Readonly<Record<string, unknown>>>() {
  return <Row>(build: (value: (name: keyof Values & string) => never) => Compilable<Row>): LookUp<Values, Row> => {
    let compiled: CompiledQuery<Row> | undefined;
    return (values) => {
      compiled ??= build((name) => new Place(name) as never).compile();
      const parameters = compiled.parameters.map((parameter) => (parameter instanceof Place ? values[parameter.name] : parameter));
      return { ...compiled, parameters };
    };
  };
}

class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}
