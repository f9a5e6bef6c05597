import { Console } from 'node:console'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import type { OrderId } from '../../../../shared/ids'
import { idOf } from '../../../../test/callers.ts'
import { scheduled } from '../../../../test/installations.ts'
import { FATES, openPhone } from '../../../../test/installer/phone.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'
import type { Change } from './waiting-rules'

/** How many jobs; hundreds for `npm run soak`. */
const JOBS = Number(process.env.SOAK_ROOF ?? 8)
const STEPS = ['survey', 'mounting', 'electrical'] as const
const PANELS = { productId: 'solar-panel-250w', count: 2 }
const STRING = { name: 'East', openCircuitVolts: 70, insulationMegaohms: 20, polarityCorrect: true }
const SIGN_OFF: Change = { kind: 'sign-off', customerName: 'Asha', confirmed: true }

const of = <T>(value: T) => fc.constant(value)
const step = fc.constantFrom(...STEPS)
const serials = fc.uniqueArray(fc.stringMatching(/^[A-Z]{6}$/), { maxLength: PANELS.count })
const photo = fc.record({
	...{ kind: of('photo' as const), name: of('roof.jpg'), bytes: of(0) },
	step,
})
const change: fc.Arbitrary<Change> = fc.oneof(
	fc.record({ kind: of('tick' as const), step, done: fc.boolean() }),
	fc.record({ kind: of('note' as const), step, note: fc.stringMatching(/^[a-z]{1,30}$/) }),
	fc.record({ kind: of('serials' as const), productId: of(PANELS.productId), serials }),
	fc.record({
		...{ kind: of('measurements' as const), strings: of([STRING]) },
		earthOhms: fc.integer({ min: 1, max: 9 }).map((tenths) => tenths / 10),
	}),
	photo,
	photo,
)

/** A day on a roof: the changes, windows of two seconds between them, and what becomes of the calls. */
const day = fc.record({
	happenings: fc.array(fc.oneof({ weight: 3, arbitrary: change }, of('window' as const)), {
		minLength: 5,
		maxLength: 25,
	}),
	fates: fc.array(fc.constantFrom(...FATES, 'answered' as const, 'answered' as const), {
		maxLength: 60,
	}),
	isSignedOff: fc.boolean(),
})

/** Photos of one part and of more than two. */
const photos = Promise.all(
	[60, 180, 340].map(async (side) => {
		const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
		const create = { width: side, height: side, channels: 3 as const, background: '#000', noise }
		return new Uint8Array(await sharp({ create }).png().toBuffer()).buffer
	}),
)

interface State {
	steps: Record<string, { done: boolean; note: string | null; photos: number }>
	serials: string[]
	earthOhms: number | null
}

/** The job as it is once each change is made once, in turn. */
function after(changes: readonly Change[]): State {
	const steps = STEPS.map((name) => [name, { done: false, note: null, photos: 0 }] as const)
	const state: State = { steps: Object.fromEntries(steps), serials: [], earthOhms: null }
	for (const each of changes) {
		const at = 'step' in each ? state.steps[each.step] : undefined
		if (each.kind === 'tick' && at) at.done = each.done
		if (each.kind === 'note' && at) at.note = each.note
		if (each.kind === 'photo' && at) at.photos++
		if (each.kind === 'serials') state.serials = each.serials
		if (each.kind === 'measurements') state.earthOhms = Number(each.earthOhms)
	}
	return state
}

// biome-ignore lint/suspicious/noExplicitAny: the body of an answer
function read(body: any): State {
	const own = body.steps.filter(({ step }: { step: never }) => STEPS.includes(step))
	return {
		steps: Object.fromEntries(
			own.map(({ step, done, note, photos }: { step: string; [key: string]: unknown }) => [
				step,
				{ done, note, photos: (photos as []).length },
			]),
		),
		serials: body.parts[0].serials,
		earthOhms: body.measurements?.earthOhms ?? null,
	}
}

afterEach(() => vi.unstubAllGlobals())

describeOnAllEngines('a job on a roof', (open) => {
	it('arrives whole, each change once and in turn, whatever becomes of its calls and pages', {
		timeout: 60_000 + JOBS * 5000,
	}, async () => {
		const callers = await open()
		const installer = await callers.as('Installer')
		const accountId = await idOf(installer)
		const admin = await callers.as('Admin')
		await admin.put(`/api/products/${PANELS.productId}`, { stock: 1000 })
		const files = await photos
		const sums = { jobs: 0, changes: 0, photos: 0, kills: 0 }
		await fc.assert(
			fc.asyncProperty(day, async ({ happenings, fates, isSignedOff }) => {
				const job = await scheduled(callers, installer)
				const phone = openPhone(installer, accountId, fates)
				const made: Change[] = []
				const make = async (change: Change) => {
					const file = change.kind === 'photo' ? files[made.length % files.length] : undefined
					const whole = file ? { ...change, bytes: file.byteLength } : change
					made.push(change)
					await phone.make(job.id, whole as Change, file)
				}
				for (const each of happenings) {
					if (each === 'window') await phone.window()
					else await make(each)
				}
				if (isSignedOff) await make(SIGN_OFF)
				await phone.signal()
				expect(phone.waiting()).toEqual([])
				const { body } = await installer.get(`${job.path}/installation`)
				expect(read(body)).toEqual(after(made))
				expect(body.status).toBe(isSignedOff ? 'installed' : 'scheduled')
				const requests = await callers.store.db
					.selectFrom('installation_requests')
					.select('key')
					.where('order_id', '=', job.id as OrderId)
					.execute()
				const arrived = requests.map(({ key }) => key)
				// A needless one may have arrived before it was replaced.
				expect(arrived).toEqual(expect.arrayContaining([...phone.keys()]))
				expect(arrived.length).toBeLessThanOrEqual(made.length)
				sums.jobs++
				sums.changes += made.length
				sums.photos += made.filter(({ kind }) => kind === 'photo').length
				sums.kills += phone.kills()
			}),
			{ numRuns: JOBS },
		)
		expect(sums.kills).toBeGreaterThan(0)
		if (process.env.SOAK_ROOF) new Console(process.stdout).table([sums])
	})
})
