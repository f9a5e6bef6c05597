import type { TableEntry } from '../../../domain/tariffs/editing/editing-schema'
import type { Status } from '../../ui/display/status'

/** The tables that admins keep, as their addresses name them. */
export const TABLES = {
	tariffs: { many: 'Company tariffs', one: 'tariff', add: 'Add a tariff' },
	'metering-rules': { many: 'Metering rules', one: 'metering rule', add: 'Add a metering rule' },
	'state-subsidies': {
		many: 'State subsidies',
		one: 'state subsidy',
		add: 'Add a state subsidy',
	},
} as const
export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

/** The table an address is about; that of tariffs where it names none. */
export const tableIn = (params: URLSearchParams): TableName =>
	TABLE_NAMES.find((name) => name === params.get('table')) ?? 'tariffs'

type StatusVariant = Parameters<typeof Status>[0]['variant']

export const ROW_STATUSES: Record<TableEntry['status'], { word: string; variant: StatusVariant }> =
	{
		'in-force': { word: 'In force', variant: 'good' },
		'to-come': { word: 'To come', variant: 'info' },
		superseded: { word: 'Superseded', variant: 'off' },
		ended: { word: 'Ended', variant: 'off' },
	}

/** `in 8 days`, `today`, `3 days ago` */
export function inDays(days: number): string {
	if (days === 0) return 'today'
	const count = Math.abs(days)
	const words = count === 1 ? '1 day' : `${count} days`
	return days > 0 ? `in ${words}` : `${words} ago`
}
