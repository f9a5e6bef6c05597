import { useEffect } from 'react'
import type { SignedInUser } from '../../../../domain/accounts/schema'
import type { Appointment } from '../../../../domain/installations/schema'
import { dayAfter, dayAt } from '../../../../shared/calendar'
import { DAY_MS } from '../../../../shared/durations'
import { keepPages, type PageToKeep } from './kept-pages'

/** How long the page of a job is kept after its visit. */
const KEPT_AFTER_MS = 2 * DAY_MS

/** The page of a job, where it has a visit that is overdue, today or tomorrow. */
export function pageToKeep(
	id: string,
	visits: readonly (Appointment | null)[],
	now = Date.now(),
): PageToKeep | null {
	const end = dayAfter(dayAfter(dayAt(now)))
	const times = visits.flatMap((visit) => (visit ? Date.parse(visit.at) : []))
	const due = times.filter((at) => dayAt(at) < end)
	const until = Math.max(...times) + KEPT_AFTER_MS
	if (due.length === 0 || until <= now) return null
	return { path: `/installer/installations/${id}`, until }
}

interface Keeping {
	/** Whether these are all the pages to keep; others are deleted. */
	only?: boolean
	/** With every other value they are kept anew. */
	version?: unknown
}

/** Keeps the pages of these jobs on the phone of their installer. */
export function useKeptPages(
	user: SignedInUser | null | undefined,
	pages: readonly (PageToKeep | null)[],
	{ only = false, version }: Keeping = {},
): void {
	const accountId = user?.role === 'Installer' ? user.id : null
	const wanted = JSON.stringify(pages.filter((page) => page !== null))
	// biome-ignore lint/correctness/useExhaustiveDependencies: the version alone says that they have changed
	useEffect(() => {
		if (accountId) keepPages(accountId, JSON.parse(wanted), only)
	}, [accountId, wanted, only, version])
}
