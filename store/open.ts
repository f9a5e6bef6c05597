import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Copies, openReplication, type ReadServer } from '../db/engines/replica/replication.ts'
import { choosePoolSize } from '../db/engines/server-connections.ts'
import { DatabaseHealth } from '../db/health.ts'
import { type OpenDatabase, openDatabase } from '../db/open.ts'
import { withStartLock } from '../db/start-lock.ts'
import type { Tables } from '../db/tables.ts'
import { openAuth } from '../domain/accounts/auth.ts'
import { resetMail } from '../domain/accounts/links/reset-mail.ts'
import { deviceMail } from '../domain/accounts/login/device-links.ts'
import { guessesMail } from '../domain/accounts/login/guesses.ts'
import { PasswordHasher } from '../domain/accounts/passwords/hashing.ts'
import { activeAdmins, isConfirmedAddress, sessionReader } from '../domain/accounts/queries.ts'
import { SessionWatch } from '../domain/accounts/sessions/session-watch.ts'
import { signUpMail } from '../domain/accounts/sign-up/sign-up-mail.ts'
import { reencryptTwoFactor } from '../domain/accounts/two-factor/reencrypt.ts'
import type { AppContext } from '../domain/app-context.ts'
import { Catalogue } from '../domain/catalogue/catalogue.ts'
import { lowStockMail } from '../domain/catalogue/low-stock-mail.ts'
import { attachmentsOf } from '../domain/documents/attachments.ts'
import { documentJobs } from '../domain/documents/billing/document-jobs.ts'
import { movePhotos } from '../domain/installations/move-photos.ts'
import { countServing } from '../domain/installers/queries.ts'
import { JobRunner } from '../domain/jobs/runner.ts'
import { openLog } from '../domain/log.ts'
import { mailDelivery } from '../domain/mail/delivery.ts'
import { openSmtp } from '../domain/mail/smtp.ts'
import { NotificationFeed } from '../domain/notifications/events.ts'
import { codeSms } from '../domain/orders/confirming/code-sms.ts'
import { onlineExpiry, paymentExpiry } from '../domain/orders/money/expire.ts'
import { offerExpiry } from '../domain/orders/routing/offer-expiry.ts'
import { installerFree, unassignedOrders } from '../domain/orders/routing/offer-waiting.ts'
import { linkSms } from '../domain/orders/tracking/link-sms.ts'
import {
	destinationSealing,
	reencryptDestinations,
} from '../domain/payments/destinations/refund-destinations.ts'
import { razorpayProvider } from '../domain/payments/razorpay/provider.ts'
import { Planner } from '../domain/planner/threads/planner.ts'
import { RowCache } from '../domain/reference-data/row-cache.ts'
import { reviewRequests } from '../domain/reviews/requests.ts'
import { recordOpening, reencryptSecrets } from '../domain/settings/commands.ts'
import { Settings } from '../domain/settings/settings.ts'
import { paymentCheck } from '../domain/settlement/payment-check.ts'
import { providerCheck, refundsCheck } from '../domain/settlement/provider-check.ts'
import { refundJob } from '../domain/settlement/refund-job.ts'
import { openSmsGateway } from '../domain/sms/gateway.ts'
import { stockAlerts } from '../domain/stock-alerts/back-in-stock.ts'
import { paperSealing, reencryptPapers } from '../domain/subsidy/papers.ts'
import { subsidyReminders } from '../domain/subsidy/reminders.ts'
import { ownsPictures } from '../domain/uploads/picture-owner.ts'
import { reach } from '../domain/uploads/storage/files-of.ts'
import { keyedHashWith } from '../shared/keyed-hash.ts'
import { policyFor } from '../shared/modes.ts'
import { unavailableIn } from '../shared/unavailable.ts'
import {
	type Folder,
	makePrivate,
	refuseEmptied,
	refuseLostFile,
	withFolder,
} from './data-folder.ts'
import { claimData } from './data-mode.ts'
import { openPrinter } from './documents/printer.ts'
import { FOLLOWERS } from './followers.ts'
import { renderMail, sampleMail } from './mails/on-demand.ts'
import { maintenance } from './maintenance.ts'
import { retention } from './retention.ts'
import { addSampleCompliance } from './samples/add-compliance.ts'
import { fillDemo } from './samples/fill-demo.ts'
import { seedCatalogue } from './samples/seed-catalogue.ts'
import { secretIn } from './session-secret.ts'
import type { StoreConfig } from './store-config.ts'

/** The store for the code that opened it, with all its tables. */
export interface OpenStore extends AppContext, AsyncDisposable {
	db: OpenDatabase<Tables>
	/** The most connections to its database, beside the line of changes. */
	poolSize: number
}

interface Opening {
	log?: Logger
	/** Told why, whenever the store has to wait for its database; without it the store does not wait. */
	waiting?: (why: string, tried?: string[]) => void
	/** The initial image of a database in memory; else it is empty. */
	image?: Uint8Array | undefined
	/** Whether others of the version before serve, and go on: what they do not stand is refused. */
	isBesideOthers?: boolean
	/** Told of each statement of large reads, by the server that has answered it. */
	read?: (server: ReadServer) => void
}

const WAIT_INTERVAL_MS = 500

/**
 * Opens the database, migrates it, fills an empty catalogue and reads the catalogue.
 * @throws Error in words for people
 */
export async function openStore(
	config: StoreConfig,
	{
		log = openLog(config.logLevel),
		waiting,
		image,
		isBesideOthers = false,
		read = () => {},
	}: Opening = {},
): Promise<OpenStore> {
	for (;;) {
		try {
			return await withFolder(config, (folder) =>
				withStartLock(config, () => openNow(config, folder, { log, image, isBesideOthers, read })),
			)
		} catch (error) {
			if (!config.databaseUrl || unavailableIn(error)?.reason === 'files') throw error
			const { startFailure } = await import('../db/engines/start-failure.ts')
			const { words, isPassing, tried } = startFailure(error, config.databaseUrl)
			if (!isPassing || !waiting) throw new Error(words, { cause: error })
			waiting(words, tried)
			await delay(WAIT_INTERVAL_MS)
		}
	}
}

type Opened = Required<Pick<Opening, 'log' | 'isBesideOthers' | 'read'>> & Opening

async function openNow(
	config: StoreConfig,
	folder: Folder,
	{ log, image, isBesideOthers, read }: Opened,
): Promise<OpenStore> {
	await refuseLostFile(config, folder.files)
	const health = new DatabaseHealth(log)
	const onBreaking = (words: string) => {
		if (isBesideOthers) throw new Error(words)
		log.warn(words)
	}
	const poolSize = await choosePoolSize(config, log)
	const db = await openDatabase<Tables>({ ...config, poolSize, image, onBreaking }, health)
	let copies: Copies | undefined
	try {
		for (const warning of makePrivate(config.dataDir)) log.warn(warning)
		await refuseEmptied(db, config, folder.files)
		await claimData(db, config.mode, Date.now())
		copies = await openReplication(config, db, { log, read })
		const store = await filled(
			assembled(config, folder, { db, poolSize, copies, health, log }),
			config,
		)
		// Selling goes on without pictures, so nothing waits for them.
		if (config.s3) reach(folder.files).catch((error) => health.note(error))
		return store
	} catch (error) {
		health.close()
		await copies?.end()
		await db.destroy()
		throw error
	}
}

interface Parts {
	db: OpenDatabase<Tables>
	poolSize: number
	copies: Copies
	health: DatabaseHealth
	log: Logger
}

function assembled(
	config: StoreConfig,
	folder: Folder,
	{ db, poolSize, copies, health, log }: Parts,
): OpenStore {
	const secureCookies = config.publicUrl?.startsWith('https:') ?? false
	const secret = config.sessionSecret ?? secretIn(config.dataDir, log)
	const hasher = new PasswordHasher()
	const auth = openAuth(db, { secret, secureCookies, hasher })
	const sessions = new SessionWatch(db, log, sessionReader(auth))
	const feed = new NotificationFeed(db, log)
	const planner = new Planner(log)
	const documents = openPrinter(log)
	const catalogue = new Catalogue(db)
	const changed = () => {
		catalogue.responses.clear()
		store.jobs.settingsChanged()
	}
	const settings = new Settings(db, {
		mode: config.mode,
		log,
		changed,
		secrets: { secret, oldSecret: config.sessionSecretOld, environment: config.secrets },
	})
	const store: OpenStore = {
		db,
		poolSize,
		health,
		replication: copies.state,
		forLargeReads: () => (copies.largeReads ? { ...store, db: copies.largeReads() } : store),
		catalogue,
		rowCache: new RowCache(db),
		auth,
		hasher,
		keyedHash: keyedHashWith(secret),
		sealing: destinationSealing(secret),
		paperSealing: paperSealing(secret),
		followers: FOLLOWERS,
		sessions,
		feed,
		documents,
		planner,
		jobs: new JobRunner(
			() => store,
			[
				maintenance(() => ownsPictures(config, folder.files)),
				mailDelivery,
				resetMail,
				deviceMail,
				guessesMail,
				signUpMail,
				lowStockMail,
				stockAlerts,
				reviewRequests,
				subsidyReminders,
				retention,
				paymentExpiry,
				onlineExpiry,
				codeSms,
				linkSms,
				...documentJobs,
				offerExpiry,
				installerFree,
				unassignedOrders,
				refundJob,
				paymentCheck,
				refundsCheck,
				providerCheck,
			],
		),
		mailer: {
			render: renderMail,
			sample: sampleMail,
			transport: config.smtpUrl ? openSmtp(config.smtpUrl) : null,
			isConfirmed: isConfirmedAddress,
			admins: activeAdmins,
			attachments: (carried) => attachmentsOf(store, carried),
		},
		sms: config.sms ? openSmsGateway(config.sms) : null,
		settings,
		online: razorpayProvider({
			settings,
			url: config.razorpayUrl,
			oldWebhookSecret: config.razorpayWebhookSecretOld,
			now: () => store.now(),
			log,
		}),
		policy: policyFor(config.mode),
		installersNear: (tx, pin) => countServing(tx, store.policy, pin),
		now: () => Date.now(),
		log,
		publicUrl: config.publicUrl ?? null,
		secureCookies,
		whatsappNumber: config.whatsappNumber ?? null,
		files: folder.files,
		dataFolder: folder.path,
		[Symbol.asyncDispose]: async () => {
			await Promise.all([feed.close(), documents.close(), planner.close(), store.jobs.end()])
			store.mailer.transport?.close()
			await sessions.close()
			health.close()
			await copies.end()
			await db.destroy()
			folder.remove()
		},
	}
	return store
}

async function filled(store: OpenStore, config: StoreConfig): Promise<OpenStore> {
	const { mode, sampleData, sessionSecret, sessionSecretOld } = config
	if (mode === 'demo' || sampleData) await seedCatalogue(store.db, store.now())
	if (mode === 'demo') await addSampleCompliance(store.db, store.now())
	await reencryptSecrets(store)
	if (sessionSecret && sessionSecretOld) {
		await reencryptTwoFactor(store, sessionSecret, sessionSecretOld)
		await reencryptDestinations(store, sessionSecretOld)
		await reencryptPapers(store, sessionSecretOld)
	}
	await store.settings.refresh()
	await recordOpening(store)
	await store.catalogue.refresh()
	await store.rowCache.refresh()
	await movePhotos(store)
	if (mode === 'demo' && sampleData) await fillDemo(store, sampleData === 'year' ? 365 : 0)
	return store
}
