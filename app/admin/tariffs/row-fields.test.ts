import { describe, expect, it } from 'vitest'
import { TimeOfDayFigures } from '../../../domain/tariffs/internal/figures.ts'
import { mistakesIn } from '../../../shared/messages/issues.ts'
import { DEFAULT_LANGUAGE, rendered } from '../../../shared/messages/render.ts'
import { fieldBody, fieldValues } from '../../components/forms/field-values.ts'
import { fieldsOf } from './row-fields.ts'

const FIELDS = fieldsOf('tariffs')

/** The hours that the form of a tariff sends. */
const sent = (values: Record<string, string>) =>
	(
		fieldBody(
			FIELDS,
			Object.fromEntries(
				Object.entries(values).map(([name, typed]) => [`figures.timeOfDay.${name}`, typed]),
			),
		) as { figures: { timeOfDay: unknown } }
	).figures.timeOfDay

function mistakes(values: Record<string, string>) {
	const parsed = TimeOfDayFigures.safeParse(sent(values))
	return parsed.success ? {} : rendered(mistakesIn(parsed.error), DEFAULT_LANGUAGE)
}

describe('prices by the hour in the form of a tariff', () => {
	const timeOfDay = {
		aboveKwh: 250,
		bands: [
			{ from: 6, to: 18, rupeesPerKwh: 0, pct: -10 },
			{ from: 22, to: 2, rupeesPerKwh: 0.5, pct: 0 },
		],
	}

	it('are shown and sent unchanged', () => {
		const row = { companies: [], figures: { timeOfDay, telescopic: true } }
		const values = fieldValues(FIELDS, row)
		expect(values).toMatchObject({
			'figures.timeOfDay.aboveKwh': '250',
			'figures.timeOfDay.bands.0.from': '6',
			'figures.timeOfDay.bands.1.rupeesPerKwh': '0.5',
		})
		expect(fieldBody(FIELDS, values)).toMatchObject({ figures: { timeOfDay } })
	})

	it('are none where nothing is given, and every month’s where no limit is', () => {
		expect(sent({})).toBeNull()
		expect(sent({ aboveKwh: ' ', 'bands.0.from': '', 'bands.0.pct': ' ' })).toBeNull()
		expect(
			sent({ 'bands.1.from': '9', 'bands.1.to': '17', 'bands.1.rupeesPerKwh': '₹-0.80' }),
		).toEqual({ aboveKwh: null, bands: [{ from: 9, to: 17, rupeesPerKwh: -0.8 }] })
	})

	it.each([
		[
			{ 'bands.0.from': '9.5', 'bands.0.to': '17' },
			'bands.0.from',
			'Type a whole hour from 0 to 23.',
		],
		[
			{ 'bands.0.from': 'nine', 'bands.0.to': '17' },
			'bands.0.from',
			'Type a whole hour from 0 to 23.',
		],
		[{ 'bands.0.from': '9' }, 'bands.0.to', 'Type a whole hour from 1 to 24.'],
		[{ 'bands.0.from': '9', 'bands.0.to': '25' }, 'bands.0.to', 'Type a whole hour from 1 to 24.'],
		[
			{ 'bands.0.from': '9', 'bands.0.to': '17', 'bands.0.rupeesPerKwh': 'less' },
			'bands.0.rupeesPerKwh',
			'Type rupees from -100 to 100.',
		],
		[
			{ 'bands.0.from': '9', 'bands.0.to': '17', 'bands.0.pct': '-101' },
			'bands.0.pct',
			'Type per cent from -100 to 1,000.',
		],
		[
			{ 'bands.0.from': '9', 'bands.0.to': '17', 'bands.1.from': '16', 'bands.1.to': '18' },
			'bands',
			'An hour may be in one band alone.',
		],
		[{ aboveKwh: '250' }, 'bands', 'Add a band of hours, or leave its limit of units blank.'],
		[
			{ aboveKwh: 'many', 'bands.0.from': '9', 'bands.0.to': '17' },
			'aboveKwh',
			'Type units above 0, at most 1,00,000, or leave it blank.',
		],
	])('say of %j what is wrong with %s', (values, field, words) => {
		expect(mistakes(values as Record<string, string>)).toEqual({ [field]: words })
	})
})
