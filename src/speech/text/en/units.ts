// Unit signs behind a number, in singular and plural: 5 km -> five kilometers.

const entries: readonly (readonly [string, string, string?])[] = [
  ['km/h', 'kilometer per hour', 'kilometers per hour'],
  ['mph', 'mile per hour', 'miles per hour'],
  ['m/s', 'meter per second', 'meters per second'],
  ['km²', 'square kilometer'],
  ['m²', 'square meter'],
  ['m³', 'cubic meter'],
  ['sq ft', 'square foot', 'square feet'],
  ['km', 'kilometer'],
  ['cm', 'centimeter'],
  ['mm', 'millimeter'],
  ['nm', 'nanometer'],
  ['m', 'meter'],
  ['ft', 'foot', 'feet'],
  ['yd', 'yard'],
  ['mi', 'mile'],
  ['kg', 'kilogram'],
  ['mg', 'milligram'],
  ['g', 'gram'],
  ['lb', 'pound'],
  ['lbs', 'pound'],
  ['oz', 'ounce'],
  ['ml', 'milliliter'],
  ['mL', 'milliliter'],
  ['L', 'liter'],
  ['gal', 'gallon'],
  ['KB', 'kilobyte'],
  ['MB', 'megabyte'],
  ['GB', 'gigabyte'],
  ['TB', 'terabyte'],
  ['Mbps', 'megabit per second', 'megabits per second'],
  ['kHz', 'kilohertz', 'kilohertz'],
  ['MHz', 'megahertz', 'megahertz'],
  ['GHz', 'gigahertz', 'gigahertz'],
  ['Hz', 'hertz', 'hertz'],
  ['kWh', 'kilowatt hour'],
  ['kW', 'kilowatt'],
  ['W', 'watt'],
  ['V', 'volt'],
  ['°C', 'degree Celsius', 'degrees Celsius'],
  ['℃', 'degree Celsius', 'degrees Celsius'],
  ['°F', 'degree Fahrenheit', 'degrees Fahrenheit'],
  ['°', 'degree'],
  ['hrs', 'hour'],
  ['hr', 'hour'],
  ['mins', 'minute'],
  ['min', 'minute'],
  ['secs', 'second'],
  ['sec', 'second'],
  ['ms', 'millisecond'],
  ['dB', 'decibel'],
  ['px', 'pixel'],
  ['fps', 'frame per second', 'frames per second'],
];

const units = new Map(entries.map(([sign, one, many]) => [sign, [one, many ?? `${one}s`] as const]));

export const unitPattern = `(?:${[...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace('/', '\\/'))
  .join('|')})(?![A-Za-z\\d])`;

/** The unit's name; only exactly one takes the singular. */
export const nameUnit = (sign: string, amount: string): string =>
  units.get(sign)?.[amount === '1' ? 0 : 1] ?? sign;
