import type { Tx } from '../../../db/database.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Paise } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { codeNamed } from '../queries.ts'
import { codeIn, discountOn, firstFree, NO_SUCH_CODE, refusedOn } from '../rules.ts'
import { codeTables } from '../tables.ts'
import { countedEmail, countedPhone, isSamePerson } from './person-rules.ts'

interface Use {
	/** As typed. */
	code: string
	orderId: string
	/** The person of the order; null where it gives no mail address, or no phone. */
	email: string | null
	phone: string | null
	/** The price of the goods before it. */
	goods: Paise
	/** Epoch milliseconds. */
	at: number
}

const usedUp = fail('over_limit', message('codes.used_up'))

/**
 * Uses a code for an order, in the transaction that places it. A number of the code's uses is taken, so that no more
 * are made of it than it allows.
 * @returns the discount, in paise; over_limit where it is used up, in all or by this person; invalid where it gives no
 * discount on these goods
 */
export async function takeCodeUse(tx: Tx, use: Use): Promise<Result<Paise>> {
	await lockCode(tx, use.code)
	const code = await codeNamed(tx, use.code)
	const refused = code ? refusedOn(code, dayAt(use.at), use.goods) : NO_SUCH_CODE
	if (!code || refused) return fail('invalid', refused ?? NO_SUCH_CODE)
	const taken = await codeTables(tx)
		.selectFrom('code_uses')
		.select(['n', 'person', 'phone', 'person_n'])
		.where('code_id', '=', code.id)
		.orderBy('n')
		.execute()
	const n = firstFree(taken.map((each) => each.n))
	if (code.maxUses !== null && n > code.maxUses) return usedUp
	const isCounted = code.maxPerPerson !== null
	const person = isCounted ? countedEmail(use.email) : null
	if (isCounted && person === null) return fail('invalid', message('codes.email_required'))
	const phone = isCounted ? countedPhone(use.phone) : null
	const own = taken.filter((each) =>
		isSamePerson({ email: person, phone }, { email: each.person, phone: each.phone }),
	)
	if (own.length >= (code.maxPerPerson ?? Number.POSITIVE_INFINITY))
		return fail('over_limit', message('codes.used_by_you'))
	const ofAddress = taken.flatMap((each) => (each.person === person ? (each.person_n ?? []) : []))
	const personN = person === null ? null : firstFree(ofAddress.toSorted((a, b) => a - b))
	const discount = discountOn(code, use.goods)
	await codeTables(tx)
		.insertInto('code_uses')
		.values({
			code_id: code.id,
			n,
			person,
			phone,
			person_n: personN,
			order_id: use.orderId,
			discount_paise: discount,
			used_at: use.at,
		})
		.execute()
	return ok(discount)
}

/** Locks a code for the rest of the transaction, so that its numbers are given by one at a time. */
const lockCode = (tx: Tx, text: string) =>
	codeTables(tx)
		.updateTable('discount_codes')
		.set((eb) => ({ code: eb.ref('code') }))
		.where('code', '=', codeIn(text))
		.execute()

/** Gives back the use of a code by an order that is no more, in the transaction that ends it. */
export async function freeCode(tx: Tx, orderId: string): Promise<void> {
	await codeTables(tx).deleteFrom('code_uses').where('order_id', '=', orderId).execute()
}

/**
 * Has the use of a code follow an order whose goods have changed, in the transaction that changes it.
 * @param discount the discount now, paise; zero gives the use back
 */
export async function changeCodeUse(tx: Tx, orderId: string, discount: Paise): Promise<void> {
	if (discount === 0) return freeCode(tx, orderId)
	await codeTables(tx)
		.updateTable('code_uses')
		.set({ discount_paise: discount })
		.where('order_id', '=', orderId)
		.execute()
}

/** Forgets who used codes by these orders, whose names go. They are counted on in all, but for nobody. */
export async function forgetCodeUsers(tx: Tx, orderIds: readonly string[]): Promise<void> {
	await codeTables(tx)
		.updateTable('code_uses')
		.set({ person: null, person_n: null, phone: null })
		.where('order_id', 'in', orderIds)
		.execute()
}
