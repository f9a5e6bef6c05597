import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../shared/durations.ts'
import { sampleCatalogue } from '../../store/samples/catalogue/index.ts'
import { inEnglish } from '../../test/in-english.ts'
import {
	type AppointmentStep,
	applicableSteps,
	endOf,
	missingFor,
	needsSerials,
	nextAppointment,
	overlap,
	standsAgainst,
	wrongSerials,
	wrongTime,
} from './rules.ts'
import { APPOINTMENT_STATES, type AppointmentState, CHECKLIST } from './schema.ts'

const span = fc.record({
	at: fc.integer({ min: 0, max: 2_000_000_000_000 }),
	minutes: fc.integer({ min: 30, max: 600 }),
})
const near = fc
	.tuple(span, fc.integer({ min: -40_000_000, max: 40_000_000 }), span)
	.map(([a, shift, b]) => [a, { at: a.at + shift, minutes: b.minutes }] as const)
const steps = fc.array(fc.constantFrom<AppointmentStep>('propose', 'confirm', 'ask-another'))

describe('an appointment', () => {
	it('can be proposed at any time, and confirmed only as proposed', () => {
		fc.assert(
			fc.property(steps, (taken) => {
				let state: AppointmentState | null = null
				for (const step of taken) {
					const to: AppointmentState | null = nextAppointment(state, step)
					if (step === 'propose') expect(to).toBe('proposed')
					if (step === 'confirm') expect(to === 'confirmed').toBe(state === 'proposed')
					if (step === 'ask-another')
						expect(to === null).toBe(state === null || state === 'change-requested')
					state = to ?? state
				}
			}),
		)
	})

	it('overlaps another as the other overlaps it, and always itself', () => {
		fc.assert(
			fc.property(near, ([a, b]) => {
				expect(overlap(a, b)).toBe(overlap(b, a))
				expect(overlap(a, a)).toBe(true)
				const shared = Math.min(endOf(a), endOf(b)) - Math.max(a.at, b.at)
				expect(overlap(a, b)).toBe(shared > 0)
				expect(overlap(a, { at: endOf(a), minutes: b.minutes })).toBe(false)
			}),
		)
	})

	it('lies in the future, but not too far', () => {
		expect(inEnglish(wrongTime(1000, 1000))).toBe('Choose a time in the future.')
		expect(wrongTime(1001, 1000)).toBeNull()
		expect(inEnglish(wrongTime(1000 + 3 * 366 * 86_400_000, 1000))).toMatch('two years')
	})
})

const SAMPLE = sampleCatalogue
const NOW = Date.parse('2026-11-21T10:00:00Z')
const GATES = { serials: 'required', measurements: 'required', photosAStep: 1 } as const

const progress = fc.record({
	appointment: fc.option(
		fc.record({
			at: fc.integer({ min: NOW - 48 * HOUR_MS, max: NOW + 48 * HOUR_MS }),
			minutes: fc.integer({ min: 30, max: 600 }),
			state: fc.constantFrom<AppointmentState>(...APPOINTMENT_STATES),
		}),
	),
	steps: fc
		.subarray([...CHECKLIST])
		.chain((steps) =>
			fc.tuple(
				...steps.map((step) =>
					fc.record({ step: fc.constant(step), done: fc.boolean(), photos: fc.nat(2) }),
				),
			),
		),
	parts: fc.array(
		fc.nat(5).chain((serials) =>
			fc.record({
				productId: fc.string({ minLength: 1 }),
				name: fc.string(),
				serials: fc.constant(serials),
				quantity: fc.integer({ min: Math.max(1, serials), max: 6 }),
				needsSerials: fc.boolean(),
			}),
		),
		{ maxLength: 3 },
	),
})

describe('completing', () => {
	it('lacks nothing exactly when everything is there, and names each thing that is not', () => {
		fc.assert(
			fc.property(progress, (given) => {
				const { appointment, steps, parts } = given
				const missing = missingFor(given, GATES, NOW)
				const agreed = appointment?.state === 'confirmed'
				const whole =
					agreed &&
					appointment.at <= NOW &&
					steps.every(({ done, photos }) => done && photos > 0) &&
					parts.every(
						({ needsSerials, serials, quantity }) => !needsSerials || serials === quantity,
					)
				expect(missing.length === 0).toBe(whole)
				const about = (code: string) =>
					missing.filter((each) => each.code === code).map((each) => each.about)
				expect(about('no-appointment')).toHaveLength(agreed ? 0 : 1)
				expect(about('before-appointment')).toHaveLength(agreed && appointment.at > NOW ? 1 : 0)
				expect(about('step')).toEqual(steps.filter(({ done }) => !done).map(({ step }) => step))
				expect(about('photo')).toEqual(
					steps.filter(({ photos }) => photos === 0).map(({ step }) => step),
				)
				expect(about('serials')).toEqual(
					parts
						.filter(({ needsSerials, serials, quantity }) => needsSerials && serials < quantity)
						.map(({ productId }) => productId),
				)
			}),
		)
	})

	it('is refused for all of it, or asked about and then done', () => {
		fc.assert(
			fc.property(progress, fc.constantFrom(undefined, false, true), (given, confirmed) => {
				const missing = missingFor(given, GATES, NOW)
				const stands = (completion: 'ask' | 'refuse', answer = confirmed) =>
					standsAgainst(missing, { status: 'scheduled', completion, confirmed: answer })
				expect(stands('refuse')).toEqual(missing)
				expect(stands('ask', false)).toEqual(missing)
				expect(stands('ask', true)).toEqual([])
				const unscheduled = { status: 'accepted', completion: 'ask', confirmed: true } as const
				expect(standsAgainst(missing, unscheduled)).toEqual(
					missing.filter(({ code }) => code === 'no-appointment'),
				)
			}),
		)
	})

	it('asks a program that confirms nothing for the steps alone', () => {
		const missing = missingFor(
			{
				appointment: { at: NOW + HOUR_MS, minutes: 60, state: 'confirmed' },
				steps: [{ step: 'survey', done: false, photos: 0 }],
				parts: [{ productId: 'p', name: 'P', quantity: 2, serials: 1, needsSerials: true }],
			},
			GATES,
			NOW,
		)
		expect(missing.map(({ message }) => inEnglish(message))).toEqual([
			'The appointment is still to come: Sat 21 November 2026, 16:30–17:30.',
			'The survey is not done.',
			'1 of 2 serial numbers missing: P.',
			'There is no photo of the survey.',
		])
		const completing = { status: 'scheduled', completion: 'ask', confirmed: undefined } as const
		expect(standsAgainst(missing, completing).map(({ code }) => code)).toEqual(['step'])
	})
})

describe('the checklist', () => {
	const sample = (id: string) => {
		const product = SAMPLE.find((each) => each.id === id)
		if (!product) throw new Error(`No ${id} in the sample.`)
		return { category: product.category, sheet: product.sheet }
	}
	const asked = (...ids: string[]) => applicableSteps(ids.map(sample))

	it('asks what applies to the products', () => {
		expect(asked('solar-panel-250w')).toEqual(CHECKLIST)
		expect(asked('solar-cable-4mm2-100m')).toEqual(['hand-over'])
		expect(asked('dc-isolator-32a')).toEqual(['electrical', 'hand-over'])
		expect(asked('pitched-roof-mount-4', 'solar-cable-4mm2-100m')).toEqual([
			'mounting',
			'hand-over',
		])
		expect(asked('solar-battery-5kwh')).not.toContain('mounting')
		expect(asked('solar-panel-250w', 'off-grid-inverter-5kw')).not.toContain('net-meter')
		expect(asked('solar-panel-250w', 'solar-inverter-3kw')).toContain('net-meter')
		expect(applicableSteps([undefined])).toEqual(CHECKLIST)
	})

	it('of an order is what its products ask for, in the checklist’s order, and ends with the hand-over', () => {
		fc.assert(
			fc.property(fc.subarray(SAMPLE, { minLength: 1 }), (products) => {
				const steps = applicableSteps(products)
				expect(CHECKLIST.filter((step) => steps.includes(step))).toEqual(steps)
				expect(steps).toContain('hand-over')
				for (const step of steps)
					expect(products.some((product) => applicableSteps([product]).includes(step))).toBe(true)
			}),
		)
	})

	it('asks for the serial numbers of panels, inverters and batteries', () => {
		expect(
			['solar-panel-250w', 'solar-inverter-3kw', 'solar-battery-5kwh', 'dc-isolator-32a'].map(
				(id) => needsSerials(sample(id)),
			),
		).toEqual([true, true, true, false])
		expect(needsSerials(undefined)).toBe(false)
	})
})

describe('serial numbers', () => {
	const serial = fc.stringMatching(/^[A-Za-z0-9]{1,4}$/)

	it('are taken when there are no more than ordered and none is there twice', () => {
		fc.assert(
			fc.property(
				fc.array(serial, { maxLength: 6 }),
				fc.nat(6),
				fc.array(serial, { maxLength: 3 }),
				(serials, quantity, others) => {
					const all = [...new Set(others.map((each) => each.toUpperCase())), ...serials]
					const unique = new Set(all.map((each) => each.toUpperCase())).size === all.length
					const fits = serials.length <= quantity
					expect(wrongSerials(serials, quantity, others) === null).toBe(unique && fits)
				},
			),
		)
	})

	it('name the one that is there twice', () => {
		expect(inEnglish(wrongSerials(['a1', 'B2', 'A1'], 3, ['c3']))).toEqual({
			'serials.2': 'A1 is there twice in this order.',
		})
		expect(wrongSerials(['C3'], 3, ['c3'])).toHaveProperty(['serials.0'])
		expect(inEnglish(wrongSerials(['1', '2'], 1, []))).toEqual({
			serials: 'Only one of these was ordered.',
		})
	})
})
