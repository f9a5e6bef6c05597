import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { Auth } from './accounts/auth.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { NotificationFeed } from './notifications/events.ts'
import type { StorePolicy } from './shared/policy.ts'

/** What every command and query is given: the open store. */
export interface Store {
	db: Database
	catalogue: Catalogue
	auth: Auth
	/** Tells listeners of notifications as they come. */
	feed: NotificationFeed
	policy: StorePolicy
	/** Epoch milliseconds, UTC. */
	now: () => number
	log: Logger
	/** The folder of uploaded pictures. */
	uploadsDir: string
}
