import { expect, it } from 'vitest'
import { pages } from '../../test/forms/site-map.ts'
import { webOf } from '../../test/pages.ts'
import { describeOnSqlite } from '../../test/store.ts'

const filled = (path: string) => path.replace(':id', 'SB-AAAA-AAAA').replace(':template', 'reset')

/** Pages of the installer's portal that an admin may look at. */
const SHARED = '/installer/installations/:id'

const PORTALS = [
	{ under: '/admin/', layout: 'admin/_layout', role: 'Admin', others: ['Buyer', 'Installer'] },
	{
		under: '/installer/',
		layout: 'installer/_layout',
		role: 'Installer',
		others: ['Buyer', 'Admin'],
	},
] as const

describeOnSqlite('a portal', (open) => {
	it.each(PORTALS)(
		'$under is for its role alone, page by page and by its data alone',
		async (portal) => {
			const { store, as, visitor } = await open()
			const web = webOf(store)
			const ask = (url: string, cookie: string, method = 'GET') =>
				web.fetch(
					new Request(`http://store.test${url}`, {
						method,
						headers: { cookie },
						...(method === 'POST' && { body: new URLSearchParams({ intent: 'save' }) }),
					}),
					{ address: '192.0.2.1', inProcess: false },
				)
			const own = pages.filter(({ path }) => path.startsWith(portal.under))
			expect(own.length).toBeGreaterThan(5)
			const strangers = [
				visitor(),
				await as('Buyer'),
				...(await Promise.all(portal.others.map(as))),
			]
			for (const { path, id } of own)
				for (const { cookie } of path === SHARED ? strangers.slice(0, 2) : strangers) {
					const page = filled(path)
					const login = `/login?next=${encodeURIComponent(page)}`
					for (const method of ['GET', 'POST']) {
						const shown = await ask(page, cookie, method)
						expect(shown.headers.get('location'), `${method} ${path}`).toBe(login)
						expect(await shown.text(), `${method} ${path}`).toBe('')
					}
					// A page's data, that of the page alone without its portal's, and that of its form.
					for (const [data, method] of [
						[`${page}.data`, 'GET'],
						[`${page}.data?_routes=${encodeURIComponent(id)}`, 'GET'],
						[`${page}.data?_routes=root`, 'GET'],
						[`${page}.data`, 'POST'],
					] as const) {
						const answer = await ask(data, cookie, method)
						const what = `${method} ${data}`
						const text = await answer.text()
						// A large form is turned away before it is read, without asking the page.
						expect(answer.headers.get('location') ?? text, what).toContain('/login?next=')
						expect(text.length, what).toBeLessThan(250)
					}
				}
			const member = await as(portal.role)
			for (const { path, id } of own.filter(({ path }) => !path.includes(':'))) {
				const answer = await ask(`${path}.data?_routes=${encodeURIComponent(id)}`, member.cookie)
				expect(answer.status, path).toBe(path.endsWith('*') ? 404 : 200)
			}
		},
		120_000,
	)
})
