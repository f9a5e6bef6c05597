import { expect, it } from 'vitest'
import { product } from '../../../test/builders.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const HEAD = 'manufacturer,model,list,valid until,enlistment number,product'
const IMPORT = '/api/products/almm-list'
const IDS = ['stays', 'corrected', 'sold', 'unnamed']

const record = (number: string) => ({
	...{ kind: 'almm-modules', number, validFrom: '2025-01-01', validTo: null },
	...{ proof: null, checkedOn: null, isSample: false },
})

describeOnAllEngines('an import of a list of the ministry', (open) => {
	it('is undone for the panels whose records nobody has changed since', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const read = async (id: string) => (await admin.get(`/api/products/${id}`)).body
		for (const id of IDS)
			await admin.post(
				'/api/products',
				product({ id, name: `Panel ${id}`, compliance: [record(`ALMM/${id}`)] }),
			)
		const before = new Map(await Promise.all(IDS.map(async (id) => [id, await read(id)] as const)))
		const rows = IDS.slice(0, 3).map((id) => `Testa,${id},I,31.03.2028,ALMM/new-${id},${id}`)
		const list = { asOf: '2026-10-01', text: [HEAD, ...rows].join('\n') }
		expect((await admin.post(IMPORT, list)).status).toBe(200)
		const [made] = (await admin.get('/api/almm-imports')).body
		expect(made).toMatchObject({ added: 0, changed: 4, undone: false })
		expect((await read('unnamed')).compliance[0].validTo).toBe('2026-09-30')
		await admin.put('/api/products/corrected', { compliance: [record('ALMM/by-hand')] })
		await admin.put('/api/products/sold', { price: 12_000 })
		const { status, body } = await admin.post(`/api/almm-imports/${made.id}/undo`)
		expect([status, body.undone, body.leftCount]).toEqual([200, 3, 1])
		expect(body.left).toEqual([
			{
				...{ id: 'corrected', name: 'Panel corrected' },
				message: 'It was changed since the import, and stays as it is.',
			},
		])
		for (const id of ['stays', 'sold', 'unnamed'])
			expect((await read(id)).compliance).toEqual(before.get(id).compliance)
		expect((await read('sold')).price).toBe(12_000)
		expect((await read('corrected')).compliance[0].number).toBe('ALMM/by-hand')
		expect((await admin.get('/api/almm-imports')).body[0].undone).toBe(true)
		expect((await admin.post(`/api/almm-imports/${made.id}/undo`)).status).toBe(409)
		const [audited] = (await admin.get('/api/audit?kind=product&limit=1')).body
		expect(audited.action).toBe('reverted')
	})

	it('is for admins alone', async () => {
		const { as, visitor } = await open()
		expect((await visitor().get('/api/almm-imports')).status).toBe(401)
		expect((await (await as('Installer')).post('/api/almm-imports/1/undo')).status).toBe(403)
	})
})
