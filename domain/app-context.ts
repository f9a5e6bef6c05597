import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Replication } from '../db/engines/replica/replication.ts'
import type { DatabaseHealth } from '../db/health.ts'
import type { KeyedHash } from '../shared/keyed-hash.ts'
import type { StorePolicy } from '../shared/modes.ts'
import type { Auth } from './accounts/auth.ts'
import type { PasswordHasher } from './accounts/passwords/hashing.ts'
import type { SessionWatch } from './accounts/sessions/session-watch.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { DocumentPrinter } from './documents/printer.ts'
import type { Followers } from './followers.ts'
import type { Mailer } from './mail/mailer.ts'
import type { NotificationFeed } from './notifications/events.ts'
import type { OnlineProvider } from './payments/online.ts'
import type { Planner } from './planner/threads/planner.ts'
import type { RowCache } from './reference-data/row-cache.ts'
import type { Sealing } from './settings/secrets/sealing.ts'
import type { Settings } from './settings/settings.ts'
import type { SmsGateway } from './sms/gateway.ts'
import type { Files } from './uploads/storage/storage.ts'

/** The job queue, for code that adds jobs. */
export interface JobQueue {
	/** Looks for due jobs now, where it has been started. */
	readonly nudge: () => void
	/** Schedules the recurring kinds that the settings need now, and ends the others, where it has been started. */
	readonly settingsChanged: () => void
	/** Begins to do due jobs, now and from then on. */
	start(): Promise<void>
	/** Takes no more jobs, and ends once the running ones are done. */
	end(): Promise<void>
}

/** The services every command and query gets: the open store. */
export interface AppContext {
	db: Database
	/** Whether the database answers and can be written. */
	health: DatabaseHealth
	/** How far the copies of the database are behind it. */
	replication: () => Promise<Replication>
	/**
	 * The same services for work that reads much and changes nothing. Their database may be a replica, which has every
	 * write from before the first statement.
	 */
	forLargeReads: () => AppContext
	catalogue: Catalogue
	/** The tariffs, prices and rules that plans read. */
	rowCache: RowCache
	auth: Auth
	hasher: PasswordHasher
	keyedHash: KeyedHash
	/** Makes the destinations of refunds unreadable with the database alone. */
	sealing: Sealing
	/** Likewise the papers of subsidies, under a key of their own. */
	paperSealing: Sealing
	/** The hooks of later modules for events in earlier ones. */
	followers: Followers<AppContext>
	/** Notifies the watchers of a session when it ends. */
	sessions: SessionWatch
	/** Publishes notifications as they come. */
	feed: NotificationFeed
	/** Does the jobs for later, where it has been started. */
	jobs: JobQueue
	/** Puts mails into words and hands them over. */
	mailer: Mailer
	/** Sends text messages; null without a gateway. */
	sms: SmsGateway | null
	/** Draws documents as PDF, beside everything else. */
	documents: DocumentPrinter
	/** Makes plans, large ones beside everything else. */
	planner: Planner
	/** How many installers of the shop who take jobs serve a PIN code. */
	installersNear: (db: Database, pin: string) => Promise<number>
	/** What the shop says of itself and how it works, as its admins saved it. */
	settings: Settings
	/** The provider of online payments; null where there is none. */
	online: OnlineProvider | null
	policy: StorePolicy
	/** Epoch milliseconds, UTC. */
	now: () => number
	log: Logger
	/** The origin of the store from outside: `https://shop.example`; null where none is configured. */
	publicUrl: string | null
	/** Whether the store is reached over TLS, so that its cookies go no other way. */
	secureCookies: boolean
	/** The store's number on WhatsApp, ten digits; null where it has none. */
	whatsappNumber: string | null
	/** The folder of the data on this machine. */
	dataFolder: string
	/** The uploaded files, in that folder or elsewhere. */
	files: Files
}

declare module '../http/router.ts' {
	interface Services extends AppContext {}
}
