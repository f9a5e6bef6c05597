import type { AuditEntry, AuditKind } from '../../../domain/audit/schema'
import { formatRupees } from '../../../shared/format/money'
import { isKeyOf } from '../../../shared/one-of'
import { number } from '../../ui/text/format'

export const KIND_NAMES: Record<AuditKind, string> = {
	product: 'Products',
	order: 'Orders',
	installation: 'Installations',
	installer: 'Installers’ profiles',
	user: 'Users',
	application: 'Applications',
	feedback: 'Feedback',
	fact: 'Tariffs and prices',
	enquiry: 'Enquiries',
	login: 'Failed logins',
	job: 'Jobs',
	settings: 'Settings',
	delivery: 'Rates of delivery',
	code: 'Discount codes',
	contact: 'Calls and notes',
	quotation: 'Quotations',
	review: 'Reviews',
	month: 'Closed months',
}

export const isKind = isKeyOf<AuditKind>(KIND_NAMES)

/** The page of the changed thing; null where there is none. */
export function pageOf({ kind, subjectId }: Pick<AuditEntry, 'kind' | 'subjectId'>): string | null {
	if (subjectId === '') return null
	const id = encodeURIComponent(subjectId)
	switch (kind) {
		case 'product':
			return `/admin/products/${id}`
		case 'order':
		case 'installation':
			return `/admin/orders/${id}`
		case 'user':
		case 'login':
		case 'installer':
			return `/admin/users/${id}`
		case 'application':
			return '/admin/users?tab=applications&status=all'
		case 'feedback':
			return '/admin/dashboard?tab=feedback'
		case 'fact':
			return '/admin/facts?view=history'
		case 'enquiry':
			return '/admin/enquiries'
		case 'job':
			return '/admin/jobs'
		case 'settings':
			return `/admin/settings?section=${id}`
		case 'delivery':
			return '/admin/delivery'
		case 'code':
			return '/admin/codes'
		case 'quotation':
			return `/quotations/${id}`
		case 'contact':
			return null
		case 'review':
			return '/admin/reviews'
		case 'month':
			return '/admin/reports/months'
	}
}

const SHORT: Record<string, string> = { pin: 'PIN', zip: 'ZIP', id: 'id' }

/** `jobsAWeek` as a person writes it: “Jobs a week”. */
export function fieldName(name: string): string {
	const words = name
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.split(/[\s._-]+/)
		.filter(Boolean)
		.map((word) => SHORT[word.toLowerCase()] ?? word.toLowerCase())
	const text = words.join(' ')
	return text.charAt(0).toUpperCase() + text.slice(1)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Whether a value is a moment, to be shown on the store's clock. */
export const isMoment = (value: unknown): value is string =>
	typeof value === 'string' && MOMENT.test(value) && Number.isFinite(Date.parse(value))

/** A value in words; null where there is nothing. */
export function valueText(name: string, value: unknown): string | null {
	if (value === null || value === undefined || value === '') return null
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	if (typeof value === 'number') return name === 'price' ? formatRupees(value) : number(value)
	if (Array.isArray(value)) {
		const parts = value.map((part) => valueText(name, part) ?? '–')
		return parts.length > 0 ? parts.join(', ') : null
	}
	if (typeof value === 'object') {
		const parts = Object.entries(value).map(
			([key, part]) => `${fieldName(key)} ${valueText(key, part) ?? '–'}`,
		)
		return parts.length > 0 ? parts.join(', ') : null
	}
	return String(value)
}

/** The fields of an entry, each as it was and as it became. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
	const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
	return [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }))
}
