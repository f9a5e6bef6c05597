import { expect, it } from 'vitest'
import { once } from '../../test/builders.ts'
import { PANEL } from '../../test/catalogues/sample-products.ts'
import { accepted, appointment, photo, scheduled, tick } from '../../test/installations.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { CHECKLIST } from './schema.ts'

const TICK = '/checklist/mounting'

describeOnAllEngines('a change of an installation that is sent again', (open, itOnSqlite) => {
	it('is made once, however often and at whatever moment it comes', async () => {
		const job = await accepted(await open())
		const { path, installer } = job
		const ticked = () => installer.patch(path + TICK, { done: true }, once('a tick'))
		const answers = await Promise.all([ticked(), ticked(), ticked()])
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
		await tick(job, 'mounting', false)
		const late = await ticked()
		const mounting = (body: typeof late.body) =>
			body.steps.find(({ step }: { step: string }) => step === 'mounting')
		// It was made before the tick was taken back, and is not made anew.
		expect([late.status, mounting(late.body).done]).toEqual([200, false])

		const photos = async (key: string) => {
			const sent = await installer.raw('POST', `${path}${TICK}/photos`, await photo(), once(key))
			expect(sent.status).toBe(201)
			return mounting(sent.body).photos.length
		}
		expect([await photos('one'), await photos('one'), await photos('two')]).toEqual([1, 1, 2])
	})

	it('is answered after the job is completed too, and the sign-off with it', async () => {
		const job = await scheduled(await open())
		const { path, installer } = job
		for (const step of CHECKLIST)
			expect(
				(await installer.patch(`${path}/checklist/${step}`, { done: true }, once(step))).status,
			).toBe(200)
		const signOff = () => installer.post(`${path}/complete`, { customerName: 'Asha' }, once('done'))
		expect((await signOff()).body.status).toBe('installed')
		const [again, tickAgain, other] = [
			await signOff(),
			await installer.patch(path + TICK, { done: true }, once('mounting')),
			await installer.patch(path + TICK, { done: false }, once('a new one')),
		]
		expect([again.status, again.body.status, tickAgain.status]).toEqual([200, 'installed', 200])
		expect([other.status, other.body.code]).toEqual([409, 'already_closed'])
	})

	itOnSqlite(
		'is refused where its key was another change’s, and judged anew after a refusal',
		async () => {
			const { path, installer } = await accepted(await open())
			await installer.patch(path + TICK, { done: true }, once('k'))
			const other = await installer.patch(path + TICK, { done: false }, once('k'))
			expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
			const elsewhere = await installer.patch(`${path}/checklist/survey`, { done: true }, once('k'))
			expect(elsewhere.body.code).toBe('key_reused')
			const empty = await installer.patch(path + TICK, { done: true }, once(' '))
			expect([empty.status, empty.body.code]).toEqual([400, 'malformed'])

			const complete = () => installer.post(`${path}/complete`, { customerName: 'Asha' }, once('c'))
			expect((await complete()).status).toBe(409)
			expect((await complete()).status).toBe(409)
		},
	)

	itOnSqlite('is another one where its time, its product or its call is another', async () => {
		const { path, installer } = await accepted(await open())
		const put = async (part: string, sent: object) => {
			const { status, body } = await installer.put(path + part, sent, once('k'))
			return status === 200 ? 'made' : body.code
		}
		const visit = appointment(48)
		expect([
			await put('/appointment', visit),
			await put('/appointment', visit),
			await put('/appointment', appointment(72)),
			await put('/serials', { productId: PANEL, serials: ['A1'] }),
		]).toEqual(['made', 'made', 'key_reused', 'key_reused'])
	})

	itOnSqlite('is nobody else’s: another installer gets no answer to it', async () => {
		const callers = await open()
		const { path, installer } = await accepted(callers)
		await installer.patch(path + TICK, { done: true }, once('k'))
		const stranger = await callers.as('Installer')
		expect((await stranger.patch(path + TICK, { done: true }, once('k'))).status).toBe(404)
	})
})
