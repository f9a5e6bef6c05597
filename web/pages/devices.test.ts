import { expect, it } from 'vitest'
import { pages } from '../../test/forms/site-map.ts'
import { accepted } from '../../test/installations.ts'
import { listening } from '../../test/pages.ts'
import { describeOnSqlite } from '../../test/store.ts'

const JOB = '/installer/installations/:id'

describeOnSqlite('the camera and the place of the phone', (open) => {
	it('are for the page of a job alone, on a walk through all pages', async () => {
		const callers = await open()
		const { id, installer } = await accepted(callers)
		const { port, close } = await listening(callers.store)
		const ask = (path: string, cookie: string) =>
			fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie }, redirect: 'manual' })
		const admin = await callers.as('Admin')
		try {
			for (const { path } of pages) {
				const page = path.replace(':id', id).replace(':template', 'reset')
				for (const { cookie } of [installer, admin]) {
					const answer = await ask(page, cookie)
					const policy = answer.headers.get('permissions-policy') ?? ''
					const allowed = path === JOB ? '(self)' : '()'
					expect(policy, path).toContain(`camera=${allowed}`)
					expect(policy, path).toContain(`geolocation=${allowed}`)
					expect(policy, path).toContain('microphone=()')
					await answer.body?.cancel()
				}
			}
			for (const [of, cookie, status] of [
				['SB-AAAA-AAAA', installer.cookie, 404],
				[id, callers.visitor().cookie, 302],
				[id, (await callers.as('Buyer')).cookie, 302],
			] as const) {
				const none = await ask(`/installer/installations/${of}`, cookie)
				const policy = none.headers.get('permissions-policy')
				expect([none.status, policy]).toEqual([status, expect.stringContaining('camera=()')])
			}
		} finally {
			await close()
		}
	}, 120_000)
})
