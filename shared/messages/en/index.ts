import { accounts } from './accounts.ts'
import { address } from './address.ts'
import { feedback } from './feedback.ts'
import { productImport } from './import.ts'
import { input } from './input.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { problem } from './problem.ts'
import { request } from './request.ts'

/** Every sentence of the store in English, by code. */
export const en = {
	...accounts,
	...address,
	...feedback,
	...input,
	...notifications,
	...orders,
	...problem,
	...productImport,
	...request,
}
