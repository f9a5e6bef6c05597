import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { DATABASE_ENVIRONMENT, lostReplica } from './config-databases.ts'
import { FILES_ENVIRONMENT, s3Mistake, s3Of } from './config-files.ts'
import type { S3Place } from './shared/files/s3-place.ts'
import { isLoopback } from './shared/requests/loopback.ts'
import { secureOrigin } from './shared/requests/secure-origin.ts'

/** For a store that others reach: long enough for a proxy that asks `/readyz` every second or two. */
const DRAIN_MS = 5000

/** How a text message is ordered from the service that sends it. */
interface TextRequest {
	url: string
	body: string | null
	header: { name: string; value: string } | null
}

/** The configuration in the environment, parsed once; nothing else reads `process.env`. */
const Environment = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(5000),
	HOST: z.string().min(1).optional(),
	STORE_MODE: z.enum(['demo', 'live']).default('demo'),
	DATA_DIR: z.string().min(1).default('./data'),
	...DATABASE_ENVIRONMENT,
	SAMPLE_DATA: z.enum(['on', 'off', 'year']).optional(),
	PUBLIC_URL: z
		.url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
		.transform((text) => new URL(text))
		.refine(
			(url) => url.href === `${url.origin}/`,
			'must be an address without a path, such as https://shop.example',
		)
		.transform((url) => url.origin)
		.optional(),
	TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
	DRAIN_MS: z.coerce.number().int().min(0).max(600_000).optional(),
	SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
	SESSION_SECRET_OLD: z.string().min(32, 'needs at least 32 characters').optional(),
	...FILES_ENVIRONMENT,
	RAZORPAY_KEY_ID: z.string().min(1).optional(),
	RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
	RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
	RAZORPAY_WEBHOOK_SECRET_OLD: z.string().min(1).optional(),
	RAZORPAY_URL: secureOrigin('https://api.razorpay.com', 'the keys').optional(),
	WHATSAPP_NUMBER: z
		.string()
		.transform((text) => text.replace(/[\s-]/g, '').replace(/^\+91/, ''))
		.pipe(z.string().regex(/^[6-9]\d{9}$/, 'must be an Indian mobile number: +91 98200 00000'))
		.optional(),
	SMTP_URL: z
		.url({
			protocol: /^smtps?$/,
			error: 'must be an address such as smtps://user:password@mail.example',
		})
		.optional(),
	SMS_URL: z
		.string()
		.refine(isSafeAddress, 'must begin with https://; http:// is for this machine alone')
		.optional(),
	SMS_BODY: z.string().min(1).optional(),
	SMS_LINK_URL: z
		.string()
		.refine(isSafeAddress, 'must begin with https://; http:// is for this machine alone')
		.optional(),
	SMS_LINK_BODY: z.string().min(1).optional(),
	SMS_HEADER: z
		.string()
		.regex(/^[\w-]+:\s*\S.*$/, 'must be a name and a value, such as authkey: 12345')
		.transform((text) => {
			const [name = '', ...value] = text.split(':')
			return { name, value: value.join(':').trim() }
		})
		.optional(),
	ADMIN_EMAIL: z
		.email('must be an email address such as you@shop.example')
		.toLowerCase()
		.optional(),
	METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
	WORKERS: z.coerce.number().int().min(0).max(256).default(1),
	OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
	OTEL_SDK_DISABLED: z.string().optional(),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
	STORE_DEV: z.enum(['0', '1']).default('0'),
})

/** The least number of different characters in a live store's secret: with fewer it was typed and not drawn. */
const MIN_DIFFERENT = 16

export interface Config {
	port: number
	host: string
	mode: 'demo' | 'live'
	dataDir: string
	databaseUrl: string | undefined
	/** Where PostgreSQL passes notifications on: its own address, where `databaseUrl` is a pooler's. */
	databaseListenUrl: string | undefined
	/** A standby of the primary, from which reports and exports are read. */
	databaseReplicaUrl: string | undefined
	/** Whether a demo begins with samples; `year`: with those of a year. */
	sampleData: boolean | 'year'
	/** Where the store is reached from outside, as an origin: `https://shop.example`. */
	publicUrl: string | undefined
	/** How many proxies in front of the store are believed about the caller's address. */
	trustedProxies: number
	/** Milliseconds of serving on once the store is told to close, while `/readyz` already says so. */
	drainMs: number
	sessionSecret: string | undefined
	/** The bucket that uploaded files are in; without it they are in the folder of the data. */
	s3: S3Place | undefined
	/** The session secret before the one in use: texts sealed with it are sealed anew at the start. */
	sessionSecretOld: string | undefined
	/** Secrets that win over those saved in the settings, by their names there. */
	secrets: Partial<Record<'razorpayKeyId' | 'razorpayKeySecret' | 'razorpayWebhookSecret', string>>
	/** The webhook's secret before the one in use: Razorpay's repeats are signed with it for a day. */
	razorpayWebhookSecretOld: string | undefined
	/** Where Razorpay's API is, as an origin, unless it is Razorpay's own. */
	razorpayUrl: string | undefined
	/** The store's number on WhatsApp, ten digits. */
	whatsappNumber: string | undefined
	/** The mail server, with user and password; without it mails are kept and shown to admins. */
	smtpUrl: string | undefined
	/** How text messages are ordered from the service that sends them. */
	sms: { code: TextRequest; link: TextRequest | null } | undefined
	/** The account of the first admin, as long as a live store has none. */
	adminEmail: string | undefined
	/** Where this machine alone can read `/metrics`; without it a demo store shows them at its own address, a live one nowhere. */
	metricsPort: number | undefined
	/** Whether traces are sent; the `OTEL_` variables, which their library reads itself, say where to. */
	isTraced: boolean
	/** How many processes serve on one port of this machine. */
	workers: number
	logLevel: z.infer<typeof Environment>['LOG_LEVEL']
	/** Pages come from Vite as they are edited, instead of from the build. */
	dev: boolean
	warnings: string[]
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; message: string }

/** Parses the environment; a mistake comes back as one sentence per variable, never as a throw. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
	const parsed = Environment.safeParse(given)
	if (!parsed.success) {
		const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
		return { ok: false, message: lines.join('\n') }
	}
	const { data } = parsed
	if (data.STORE_MODE === 'live' && !data.SESSION_SECRET) {
		return { ok: false, message: 'SESSION_SECRET: is required when STORE_MODE is live' }
	}
	if (data.STORE_MODE === 'live' && new Set(data.SESSION_SECRET).size < MIN_DIFFERENT) {
		return {
			ok: false,
			message: `SESSION_SECRET: needs at least ${MIN_DIFFERENT} different characters when STORE_MODE is live; openssl rand -base64 32 makes one`,
		}
	}
	const samples = data.SAMPLE_DATA ?? (data.STORE_MODE === 'demo' ? 'on' : 'off')
	if (data.STORE_MODE === 'live' && samples !== 'off') {
		return {
			ok: false,
			message:
				'SAMPLE_DATA: is not off, but a live store takes no samples; leave it out, or set STORE_MODE=demo to try the store',
		}
	}
	if (data.SMS_URL && !`${data.SMS_URL} ${data.SMS_BODY}`.includes('{code}')) {
		return { ok: false, message: 'SMS_BODY: must say where the code stands, as {code}' }
	}
	const link = data.SMS_LINK_URL ?? data.SMS_LINK_BODY
	if (link && !data.SMS_URL)
		return { ok: false, message: 'SMS_URL: is missing beside SMS_LINK_BODY' }
	if (link && !`${data.SMS_LINK_URL} ${data.SMS_LINK_BODY}`.includes('{link}')) {
		return { ok: false, message: 'SMS_LINK_BODY: must say where the link stands, as {link}' }
	}
	const misplaced = s3Mistake(data)
	if (misplaced) return { ok: false, message: misplaced }
	const workers = data.WORKERS || availableParallelism()
	if (workers > 1 && !data.DATABASE_URL) {
		return {
			ok: false,
			message: `WORKERS: ${workers} processes need PostgreSQL, since a SQLite file is written by one at a time; set DATABASE_URL, or leave WORKERS out`,
		}
	}
	const lost = lostReplica(data)
	if (lost) return { ok: false, message: lost }
	const warnings: string[] = []
	const host = data.HOST ?? '127.0.0.1'
	if (data.STORE_MODE === 'demo' && !isLoopback(host)) {
		warnings.push(
			`HOST is ${host}: this demo store can be reached from other machines, and anyone who reaches it can sign up as Admin. Set STORE_MODE=live for a real shop.`,
		)
	}
	warnings.push(...edgeWarnings(data))
	return {
		ok: true,
		config: {
			port: data.PORT,
			host,
			mode: data.STORE_MODE,
			dataDir: data.DATA_DIR,
			databaseUrl: data.DATABASE_URL,
			databaseListenUrl: data.DATABASE_URL && (data.DATABASE_LISTEN_URL ?? data.DATABASE_URL),
			databaseReplicaUrl: data.DATABASE_REPLICA_URL,
			sampleData: samples === 'year' ? samples : samples === 'on',
			publicUrl: data.PUBLIC_URL,
			trustedProxies: data.TRUSTED_PROXIES,
			drainMs: data.DRAIN_MS ?? (isLoopback(host) ? 0 : DRAIN_MS),
			s3: s3Of(data),
			sessionSecret: data.SESSION_SECRET,
			sessionSecretOld: data.SESSION_SECRET_OLD,
			secrets: secretsIn(data),
			razorpayWebhookSecretOld: data.RAZORPAY_WEBHOOK_SECRET_OLD,
			razorpayUrl: data.RAZORPAY_URL,
			whatsappNumber: data.WHATSAPP_NUMBER,
			smtpUrl: data.SMTP_URL,
			sms: smsOf(data),
			adminEmail: data.ADMIN_EMAIL,
			metricsPort: data.METRICS_PORT,
			isTraced:
				Boolean(data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? data.OTEL_EXPORTER_OTLP_ENDPOINT) &&
				data.OTEL_SDK_DISABLED !== 'true',
			workers,
			logLevel: data.LOG_LEVEL,
			dev: data.STORE_DEV === '1',
			warnings,
		},
	}
}

function secretsIn(data: z.infer<typeof Environment>): Config['secrets'] {
	const given = {
		razorpayKeyId: data.RAZORPAY_KEY_ID,
		razorpayKeySecret: data.RAZORPAY_KEY_SECRET,
		razorpayWebhookSecret: data.RAZORPAY_WEBHOOK_SECRET,
	}
	return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** The requests for text messages, each kind of its own; undefined without a service. */
function smsOf({
	SMS_URL: url,
	SMS_BODY: body,
	SMS_HEADER,
	SMS_LINK_URL: linkUrl,
	SMS_LINK_BODY: linkBody,
}: z.infer<typeof Environment>): Config['sms'] {
	if (!url) return undefined
	const header = SMS_HEADER ?? null
	const link = linkUrl || linkBody ? { url: linkUrl ?? url, body: linkBody ?? null, header } : null
	return { code: { url, body: body ?? null, header }, link }
}

/** Warnings about the address of a live shop that others reach. */
function edgeWarnings({
	STORE_MODE,
	PUBLIC_URL,
	TRUSTED_PROXIES,
}: z.infer<typeof Environment>): string[] {
	if (STORE_MODE === 'demo') return []
	if (!PUBLIC_URL?.startsWith('https:'))
		return [
			`PUBLIC_URL is ${PUBLIC_URL ?? 'not set'}: cookies and passwords may go over the network as plain text. Set it to the shop's address, https://shop.example, and end TLS in front of the store.`,
		]
	if (TRUSTED_PROXIES > 0) return []
	return [
		'TRUSTED_PROXIES is 0: whatever ends TLS in front of the store counts as one caller, so all share its limits. Set it to the number of proxies, usually 1.',
	]
}

/** Whether requests to an address go over TLS, or stay on this machine. */
function isSafeAddress(text: string): boolean {
	if (!URL.canParse(text)) return false
	const { protocol, hostname } = new URL(text)
	return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** The environment of a program that the store runs. */
export const environmentWith = (more: Record<string, string>) => ({ ...process.env, ...more })
