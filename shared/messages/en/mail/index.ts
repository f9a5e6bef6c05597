import { account } from './account.ts'
import { about, everywhere } from './everywhere.ts'
import { orders, work } from './orders.ts'
import { payments } from './payments.ts'

/** What the store's mails say. */
export const mail = { ...about, ...everywhere, ...account, ...orders, ...payments, ...work }
