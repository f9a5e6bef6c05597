import { z } from 'zod'

/** What the process is told by its environment, parsed once; nothing else reads `process.env`. */
const Environment = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(5000),
	HOST: z.string().min(1).optional(),
	STORE_MODE: z.enum(['demo', 'live']).default('demo'),
	DATA_DIR: z.string().min(1).default('./data'),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
		.optional(),
	SAMPLE_DATA: z.enum(['on', 'off']).optional(),
	SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
	STORE_DEV: z.enum(['0', '1']).default('0'),
})

export interface Config {
	port: number
	host: string
	mode: 'demo' | 'live'
	dataDir: string
	databaseUrl: string | undefined
	sampleData: boolean
	sessionSecret: string | undefined
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
	const warnings: string[] = []
	const host = data.HOST ?? '127.0.0.1'
	if (data.STORE_MODE === 'demo' && !isLoopback(host)) {
		warnings.push(
			`HOST is ${host}: this demo store can be reached from other machines, and anyone who reaches it can sign up as Admin. Set STORE_MODE=live for a real shop.`,
		)
	}
	return {
		ok: true,
		config: {
			port: data.PORT,
			host,
			mode: data.STORE_MODE,
			dataDir: data.DATA_DIR,
			databaseUrl: data.DATABASE_URL,
			sampleData: (data.SAMPLE_DATA ?? (data.STORE_MODE === 'demo' ? 'on' : 'off')) === 'on',
			sessionSecret: data.SESSION_SECRET,
			logLevel: data.LOG_LEVEL,
			dev: data.STORE_DEV === '1',
			warnings,
		},
	}
}

function isLoopback(host: string): boolean {
	return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
