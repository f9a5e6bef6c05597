import { expect, it } from 'vitest'
import { installationPrice } from '../../test/builders.ts'
import { newInstaller } from '../../test/routing.ts'
import { setSection } from '../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const JAIPUR = '302001'
const CHENNAI = '600028'

describeOnAllEngines('where the shop installs', (open, itOnSqlite) => {
	it('is known by its installers who take jobs, and changes as they do', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const installation = { offered: 'yes', area: 'installers', pins: '' }
		await setSection(opened.store, 'installation', installation)
		const asked = async (pin: string) =>
			(await opened.visitor().get(`/api/checkout/coverage?pin=${pin}`)).body
		const none = { installs: false, isElsewhere: true, installers: null }
		const notYet = { ...none, message: 'We have no installer near 302001 yet.' }
		expect(await asked(JAIPUR)).toMatchObject({ ...notYet, place: 'Jaipur, Rajasthan' })
		const [first] = [
			await newInstaller(opened, { pinPrefixes: ['302'] }),
			await newInstaller(opened, { pinPrefixes: ['30'] }),
			await newInstaller(opened, { pinPrefixes: ['302'], jobsAWeek: 0 }),
		]
		const near = (installers: number, message: string) => ({ installs: true, installers, message })
		expect(await asked(JAIPUR)).toMatchObject(near(2, '2 installers near 302001.'))
		expect(await asked(CHENNAI)).toMatchObject(none)
		const { body } = await first.get('/api/installer/profile')
		await first.put('/api/installer/profile', { ...body, jobsAWeek: 0 })
		expect(await asked(JAIPUR)).toMatchObject(near(1, '1 installer near 302001.'))
		await setSection(opened.store, 'installation', { ...installation, offered: 'no' })
		expect(await asked(JAIPUR)).toMatchObject({ installs: false, isElsewhere: false })
	})

	it('is the owner’s list where there is one, which counts nobody', async () => {
		const { store, visitor } = await open({ mode: 'live', sampleData: true })
		await setSection(store, 'installation', { offered: 'yes', area: 'list', pins: '302, 411' })
		const asked = async (pin: string) =>
			(await visitor().get(`/api/checkout/coverage?pin=${pin}`)).body
		const there = { installs: true, installers: null, message: 'We install at 302001.' }
		expect(await asked(JAIPUR)).toMatchObject(there)
		expect(await asked(CHENNAI)).toMatchObject({ installs: false, isElsewhere: true })
	})

	it('is nowhere without a price of the owner’s', async () => {
		const { store, visitor } = await open({ mode: 'live', sampleData: true })
		await setSection(store, 'installation', { offered: 'yes', area: 'list', pins: '302' })
		await store.db.deleteFrom('money_facts').where('added_by', 'is not', null).execute()
		const { body } = await visitor().get(`/api/checkout/coverage?pin=${JAIPUR}`)
		expect(body).toMatchObject({ installs: false, isElsewhere: false })
	})

	it('decides whether a plan and a kit have a price of installation, which is that of the checkout', async () => {
		const { store, visitor, as } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		const figures = { rupeesPerKw: 20_000, leastRupees: 90_000 }
		expect((await admin.post('/api/facts', installationPrice({ figures }))).status).toBe(201)
		const set = (more: object) => setSection(store, 'installation', { area: 'list', ...more })
		const planned = async (place: object) => {
			const body = { ...place, monthlyBill: 3000 }
			const { options } = (await visitor().post('/api/planner/plan', body)).body
			const { price, money } = options[0]
			const estimates = money.estimates.map(({ amount }: { amount: number }) => amount)
			const whole = [price, money.installation, ...estimates].reduce((sum, each) => sum + each)
			expect(money.cost).toBeCloseTo(Math.max(0, whole - money.subsidy.amount), 2)
			return money.installation
		}
		const ofKit = async () =>
			(await visitor().get('/api/products/home-kit-3kw/cost')).body.installation
		await set({ offered: 'yes', pins: '302' })
		expect(await planned({ pin: JAIPUR })).toBe(90_000)
		expect(await planned({ city: 'Jaipur' })).toBe(90_000)
		expect(await planned({ pin: CHENNAI })).toBe(0)
		expect(await ofKit()).toBe(90_000)
		await set({ offered: 'no', pins: '302' })
		expect(await planned({ pin: JAIPUR })).toBe(0)
		expect(await planned({ city: 'Jaipur' })).toBe(0)
		expect(await ofKit()).toBe(0)
	})

	itOnSqlite('is not asked of a demo, nor of what is no PIN code', async () => {
		const [demo, live] = [await open(), await open({ mode: 'live' })]
		const status = async ({ visitor }: typeof demo, pin: string) =>
			(await visitor().get(`/api/checkout/coverage?pin=${pin}`)).status
		expect(await status(demo, JAIPUR)).toBe(422)
		expect(await status(live, '290001')).toBe(422)
		expect(await status(live, 'Jaipur')).toBe(422)
	})
})
