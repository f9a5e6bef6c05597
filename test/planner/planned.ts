import { expect } from 'vitest'
import type { PlanAnswer } from '../../domain/planner/sizing/answer/answer-schema.ts'
import type { Open } from '../store.ts'

/** The scheme that the store begins with ends in March 2027. */
export const WHILE_SUBSIDISED = Date.parse('2026-08-15T06:00:00Z')

/** Plans as a visitor gets them while the home subsidy is in force. */
export const plannedBy =
	(open: Open) =>
	async (details: object): Promise<PlanAnswer> => {
		const { store, visitor } = await open()
		store.now = () => WHILE_SUBSIDISED
		const { status, body } = await visitor().post('/api/planner/plan', details)
		expect([status, body.errors]).toEqual([200, undefined])
		return body
	}
