import type { Actor } from '../../../../shared/actor.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import type { PersonQuery, PersonWithMessages } from '../../person/person-schema.ts'
import { mayReport } from '../../policy.ts'
import { pageOfKeys } from './event-keys.ts'
import { eventsOf } from './events.ts'
import { rowsOfPerson } from './known-as.ts'

/** A person by phone or mail: contacts, names, accounts, and a page of what there was with them (admin). */
export const getPerson = (ctx: AppContext, actor: Actor, { contact, ...page }: PersonQuery) =>
	authorizedRead(mayReport(actor), async (): Promise<PersonWithMessages> => {
		const { db } = ctx
		const rows = await rowsOfPerson(db, contact)
		const { total, keys } = await pageOfKeys(db, rows, page)
		const { contacts, accounts, orders, enquiries } = rows
		const latest = [...orders, ...enquiries].toSorted((a, b) => b.created_at - a.created_at)
		const names = new Set([
			...latest.map((row) => ('full_name' in row ? row.full_name : row.name)),
			...accounts.map(({ name }) => name),
		])
		return {
			contacts,
			names: [...names],
			accounts,
			orders: orders.length,
			total,
			events: await eventsOf(ctx, keys),
		}
	})
