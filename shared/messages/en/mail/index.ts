import { account } from './account.ts'
import { about, everywhere } from './everywhere.ts'
import { orders, work } from './orders.ts'
import { payments } from './payments.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import { subsidy } from './subsidy.ts'

/** The texts of the store's mails. */
export const mail = {
	...about,
	...everywhere,
	...account,
	...orders,
	...payments,
	...products,
	...reviews,
	...subsidy,
	...work,
}
