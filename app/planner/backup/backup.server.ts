import { redirect } from 'react-router'
import type { BackupAnswer } from '../../../domain/planner/backup/schema'
import {
	addressOf,
	backupIn,
	detailsIn,
	isUntidy,
	type PlanDetails,
} from '../../../domain/planner/plan-address'
import { mistakesOf } from '../../../domain/planner/plan-mistakes'
import { api, attempt, type Context } from '../../api.server'

const UNEXPECTED = 'The planner cannot answer just now. Try again in a moment.'

const PATH = '/planner/backup'

export interface BackupData {
	details: PlanDetails
	/** null while nothing is asked, and where something typed is wrong. */
	answer: BackupAnswer | null
	mistakes: Record<string, string>
	problem: string | null
}

/** The back-up of an address. @throws a redirect to the address in short */
export async function backupAt(request: Request, context: Context): Promise<BackupData> {
	const params = new URL(request.url).searchParams
	const details = detailsIn(params)
	if (isUntidy(params)) throw redirect(addressOf(details, PATH))
	const nothing: BackupData = { details, answer: null, mistakes: {}, problem: null }
	const backup = backupIn(details)
	if (!backup) return nothing
	const json = { ...backup, phase: details.phase as 'single' | 'three' | undefined }
	const called = await attempt(api(context).planner.backup.$post({ json }))
	if (called.ok) return { ...nothing, answer: called.value }
	const { status, errors, detail } = called.problem
	if (status >= 500) return { ...nothing, problem: UNEXPECTED }
	const mistakes = mistakesOf(
		Object.fromEntries(
			Object.entries(errors ?? {}).map(([field, sentence]) => [
				field === 'phase' ? field : `backup.${field}`,
				sentence,
			]),
		),
	)
	return { ...nothing, mistakes, problem: errors ? null : detail }
}
