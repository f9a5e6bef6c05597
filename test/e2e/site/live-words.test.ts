import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../shared/actor.ts'
import { setRole } from '../../callers.ts'
import { pages } from '../../forms/site-map.ts'
import { anotherStore, type Shop } from '../another-store.ts'
import { somebody } from '../people.ts'
import { wordsOf } from '../words.ts'

/** Words that no page of a live shop shows to any visitor, beside its own addresses. */
const OF_A_DEMO =
	/\bdemo\b|academic|\bsample(?! file)|\bstudent|solbazaar|sunny-day|00000 12345|Surya Chambers|\w\.example\b(?<!(?:suryodaya|shop)\.example)/gi

/** A product without a sample of a certificate. */
const PRODUCT = 'flat-roof-mount-2'

const paths = pages
	.map(({ path }) => path)
	.filter((path) => path !== '/*' && !path.startsWith('/dev/'))

/** The text a person reads of a page: its title, its words, the labels of fields and pictures. */
const allWordsOf = (html: string) =>
	wordsOf(
		html.replaceAll(/\b(?:alt|aria-label|placeholder|title|value|content)="([^"]*)"/g, '>$1<'),
	)

/** A person with a role, as if an admin had given the code of their app. */
async function personWith(role: Role, { store, address }: Shop) {
	const person = await somebody('Buyer', address)
	await setRole(store, person.id, role)
	return person
}

/** The samples are of this software's own brand, and were put in stock by it. */
async function rebrand({ store }: Shop) {
	await store.db.updateTable('products').set({ brand: 'Arunvi', version: 1000 }).execute()
	await store.db.updateTable('stock_movements').set({ actor_name: 'Meera' }).execute()
	await store.db.updateTable('catalogue_state').set({ version: 1000 }).execute()
	await store.catalogue.refresh()
}

describe('the pages of a live shop', () => {
	const shop = anotherStore('live')
	beforeAll(async () => {
		await rebrand(shop)
	})

	it.each(['visitor', 'Buyer', 'Installer', 'Admin'] as const)(
		'say nothing of a demo, nor of another shop, to: %s',
		async (role) => {
			const ask =
				role === 'visitor'
					? (path: string) => fetch(`${shop.address}${path}`)
					: (await personWith(role, shop)).call
			const found: string[] = []
			let shown = 0
			for (const path of paths) {
				const answer = await ask(path.replace(':id', PRODUCT).replace(':template', 'invitation'))
				expect(answer.status, path).toBeLessThan(500)
				if (answer.ok) shown += 1
				const said = allWordsOf(await answer.text()).match(OF_A_DEMO)
				if (said) found.push(`${path}: ${[...new Set(said)].join(', ')}`)
			}
			expect(found).toEqual([])
			expect(shown).toBeGreaterThan(paths.length / 2)
		},
	)
})
