import { expect, it } from 'vitest'
import { fact } from '../../test/builders.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('a change of reference data', (open) => {
	it('has pages of products made anew, which say what may be connected', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		const { generation } = store.catalogue.responses
		const { id } = (await admin.post('/api/facts', fact())).body
		const added = store.catalogue.responses.generation
		expect(added).toBeGreaterThan(generation)
		expect((await admin.delete(`/api/facts/${id}`)).status).toBe(204)
		expect(store.catalogue.responses.generation).toBeGreaterThan(added)
	})
})
