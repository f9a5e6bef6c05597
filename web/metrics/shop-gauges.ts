import { Gauge, Registry } from 'prom-client'
import type { AppContext } from '../../domain/app-context.ts'
import {
	type OperatingFigures,
	operatingFigures,
	type Waiting,
} from '../../domain/reports/queries.ts'

type Replication = Awaited<ReturnType<AppContext['replication']>>

/** The state of a shop, and whether its database answers. */
export interface ShopState {
	isDatabaseUp: boolean
	/** Null where it could not be read. */
	figures: OperatingFigures | null
	/** The copies of its database; null where they could not be looked at. */
	replication: Replication | null
}

export type ReadState = () => Promise<ShopState>

/** The state of a store; one whose database does not answer is no error. */
export async function stateOf(store: AppContext): Promise<ShopState> {
	const [figures, replication] = await Promise.all([
		operatingFigures(store).catch(() => null),
		store.replication().catch(() => null),
	])
	return { isDatabaseUp: !store.health.isDown, figures, replication }
}

/** So long a state is shown again: a more frequent reader sees no more. */
const FRESH_MS = 5000

interface Shown<Source> {
	name: string
	help: string
	/** The name of the label, where there is a value for each of several. */
	by?: string
	/** Values by the label's; under '' where there is none. Null leaves the gauge out. */
	of: (source: Source) => Record<string, number> | number | null
}

/** A count of things that wait, and the age of the oldest. */
const waiting = (
	[name, delay]: [string, string],
	what: string,
	of: (figures: OperatingFigures) => Waiting,
): Shown<OperatingFigures>[] => [
	{ name, help: what, of: (figures) => of(figures).count },
	{
		name: delay,
		help: `${what}: for how long the oldest of them has waited`,
		of: (figures) => of(figures).oldestSeconds,
	},
]

const OF_FIGURES: Shown<OperatingFigures>[] = [
	{ name: 'solbazaar_orders', help: 'Orders', by: 'status', of: ({ orders }) => orders },
	{
		name: 'solbazaar_work_waiting',
		help: 'What waits for an admin, as the overview counts it',
		by: 'kind',
		of: ({ work }) => work,
	},
	...waiting(
		['solbazaar_jobs_late', 'solbazaar_job_delay_seconds'],
		'Jobs that are due for a minute and not taken',
		({ lateJobs }) => lateJobs,
	),
	{
		name: 'solbazaar_jobs_failed',
		help: 'Jobs given up in the last 24 hours',
		of: ({ failedJobs }) => failedJobs,
	},
	...waiting(
		['solbazaar_mails_waiting', 'solbazaar_mail_delay_seconds'],
		'Mails not sent yet',
		({ mails }) => mails,
	),
	...waiting(
		['solbazaar_events_waiting', 'solbazaar_event_delay_seconds'],
		'Notifications that no open screen has been told of',
		({ events }) => events,
	),
	...waiting(
		['solbazaar_payments_held', 'solbazaar_payment_held_seconds'],
		'Payments of another amount than was asked for, not decided on',
		({ heldPayments }) => heldPayments,
	),
	...waiting(
		['solbazaar_refunds_open', 'solbazaar_refund_delay_seconds'],
		'Refunds on their way to their buyer',
		({ refunds }) => refunds,
	),
	{
		name: 'solbazaar_backup_age_seconds',
		help: 'Time since the last backup; missing where none has been made',
		of: ({ secondsSinceBackup }) => secondsSinceBackup,
	},
]

/** A figure of each standby, by its name. */
const byStandby = (
	{ standbys }: Replication,
	of: (standby: Replication['standbys'][number]) => number,
) => Object.fromEntries(standbys.map((each) => [each.name, of(each)]))

const OF_REPLICATION: Shown<Replication>[] = [
	{
		name: 'solbazaar_replica_read',
		help: 'Whether reports and exports are read from the replica; missing without one',
		of: ({ replica }) => replica && Number(replica.isRead),
	},
	{
		name: 'solbazaar_replica_lag_seconds',
		help: 'How long ago the last change was made that the replica has; 0 where it has all',
		of: ({ replica }) => replica?.lag?.seconds ?? null,
	},
	{
		name: 'solbazaar_replica_lag_bytes',
		help: 'How much of the log of the primary the replica has not replayed',
		of: ({ replica }) => replica?.lag?.bytes ?? null,
	},
	{
		name: 'solbazaar_standby_lag_seconds',
		help: 'The delay of each standby that the primary knows, as pg_stat_replication has it',
		by: 'standby',
		of: (replication) => byStandby(replication, ({ seconds }) => seconds),
	},
	{
		name: 'solbazaar_standby_lag_bytes',
		help: 'How much of the log of the primary each standby has not replayed',
		by: 'standby',
		of: (replication) => byStandby(replication, ({ bytes }) => bytes),
	},
]

const SHOWN: Shown<ShopState>[] = [
	...OF_FIGURES.map(({ of, ...each }) => ({
		...each,
		of: ({ figures }: ShopState) => figures && of(figures),
	})),
	...OF_REPLICATION.map(({ of, ...each }) => ({
		...each,
		of: ({ replication }: ShopState) => replication && of(replication),
	})),
]

/** A registry of the state of a shop. A state that cannot be read is left out, and nothing old is shown for it. */
export function shopGauges(read: ReadState): Registry {
	const registry = new Registry()
	let last: { at: number; state: Promise<ShopState> } | null = null
	const state = () => {
		if (!last || performance.now() - last.at > FRESH_MS)
			last = { at: performance.now(), state: read() }
		return last.state
	}
	new Gauge({
		name: 'solbazaar_database_up',
		help: 'Whether the database answers',
		registers: [registry],
		async collect() {
			this.set((await state()).isDatabaseUp ? 1 : 0)
		},
	})
	for (const { name, help, by, of } of SHOWN)
		new Gauge({
			name,
			help,
			labelNames: by ? [by] : [],
			registers: [registry],
			async collect() {
				this.reset()
				const values = of(await state())
				if (typeof values === 'number') return this.set(values)
				// A gauge without a label is 0 after a reset, which is not known.
				if (values === null) return this.remove({})
				for (const [value, count] of Object.entries(values))
					if (by) this.set({ [by]: value }, count)
			},
		})
	return registry
}
