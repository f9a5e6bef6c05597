import { expect, it } from 'vitest'
import { DeliveryRates } from '../../../domain/delivery/schema.ts'
import { deliveryBand, deliveryRates } from '../../../test/builders.ts'
import { ratesOf as sentOf, valuesOfRates } from './rates-fields.ts'

const ratesOf = (values: Parameters<typeof sentOf>[0]) => sentOf(values).rates

const rates = DeliveryRates.parse(
	deliveryRates({
		bands: [
			deliveryBand({ name: 'Islands', reach: 'pins', pinPrefixes: ['744', '682555'] }),
			deliveryBand({ name: 'Ring', reach: 'km', km: 170, freeFrom: 50_000 }),
			deliveryBand({ name: 'India', costs: [99.5, null] }),
		],
	}),
)
const values = valuesOfRates(rates)

it('are the same rates after they were shown and sent', () => {
	expect(ratesOf(values)).toEqual(rates)
})

it('leave out a band that is ticked, and one that nobody has filled in', () => {
	const sent = { ...values, 'bands.1.remove': 'on', 'bands.3.name': ' ', 'bands.3.reach': '' }
	expect(ratesOf(sent).bands.map(({ name }) => name)).toEqual(['Islands', 'India'])
})

it('keep a band without a name, for the API to ask for it', () => {
	expect(ratesOf({ ...values, 'bands.3.km': '20' }).bands).toHaveLength(4)
})

it('are in the order that is typed', () => {
	const sent = { ...values, 'bands.0.order': '9', 'bands.2.order': '1.5' }
	expect(ratesOf(sent).bands.map(({ name }) => name)).toEqual(['India', 'Ring', 'Islands'])
})

it('put a new weight in its place with its costs, and take one out that is blank', () => {
	const added = ratesOf({ ...values, 'classesKg.2': '50', 'bands.2.costs.2': '150' })
	expect([added.classesKg, added.bands[2]?.costs]).toEqual([
		[25, 50, 100],
		[99.5, 150, null],
	])
	const fewer = ratesOf({ ...values, 'classesKg.0': '' })
	expect([fewer.classesKg, fewer.bands[0]?.costs]).toEqual([[100], [250]])
})

it('send what is no number as it was typed', () => {
	const sent = ratesOf({
		...values,
		cutOffHour: 'noon',
		'bands.0.costs.0': '₹1,250',
		'bands.0.km': 'far',
	})
	expect([sent.cutOffHour, sent.bands[0]?.costs[0], sent.bands[0]?.km]).toEqual([
		'noon',
		1250,
		'far',
	])
})
