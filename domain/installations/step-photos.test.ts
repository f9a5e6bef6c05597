import { expect, it } from 'vitest'
import type { OrderId } from '../../shared/ids.ts'
import { accepted, photo } from '../../test/installations.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('the photos of an installation', (open, itOnSqlite) => {
	it('keeps photos of its steps, cut to size, until they are deleted', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const path = `${job.path}/checklist/survey/photos`
		const kept = await job.installer.raw('POST', path, await photo())
		expect(kept.status).toBe(201)
		const [first] = kept.body.steps[0].photos
		expect(first.imageUrl).toBe(`${job.path}/photos/${first.id}`)
		const seen = await job.buyer.get(`${job.path}/installation`)
		expect(seen.body.steps[0].photos).toEqual([first])
		const noPicture = new FormData()
		noPicture.append('image', new File(['text'], 'roof.png'))
		expect((await job.installer.raw('POST', path, noPicture)).status).toBe(415)
		expect((await job.installer.post(path, {})).status).toBe(415)
		const other = await accepted(callers, job.installer)
		expect((await job.installer.delete(`${other.path}/photos/${first.id}`)).status).toBe(404)
		const gone = await job.installer.delete(`${job.path}/photos/${first.id}`)
		expect(gone.body.steps[0].photos).toEqual([])
		expect((await job.installer.raw('POST', '/api/upload', await photo())).status).toBe(403)
	})

	itOnSqlite('has at most twenty photos a step', async () => {
		const callers = await open()
		const { store } = callers
		const job = await accepted(callers)
		const path = `${job.path}/checklist/survey/photos`
		await job.installer.raw('POST', path, await photo())
		const image = 'x'
		await store.db
			.insertInto('installation_photos')
			.values(
				Array.from({ length: 19 }, (_, n) => ({
					id: `p${n}`,
					order_id: job.id as OrderId,
					step: 'survey' as const,
					image,
					created_at: n,
				})),
			)
			.execute()
		expect((await job.installer.raw('POST', path, await photo())).status).toBe(409)
	})
})
