import { expect } from 'vitest'
import type { PlanAnswer, PlanOption } from '../../domain/planner/sizing/answer/answer-schema.ts'
import { itemsOf } from '../builders.ts'
import type { Open } from '../store.ts'

/** The scheme that the store begins with ends in March 2027. */
export const WHILE_SUBSIDISED = Date.parse('2026-08-15T06:00:00Z')

/** The request for a home in Pune. */
export const PUNE_HOME = { pin: '411038', monthlyBill: 4000 }

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

/** The first of the systems that a plan proposes. @throws Error where there is none */
export const bestOf =
	(planned: ReturnType<typeof plannedBy>) =>
	async (details: object): Promise<PlanOption> => {
		const [option] = (await planned(details)).options
		if (!option) throw new Error('Nothing fits.')
		return option
	}

/** The check of a cart as a visitor gets it. */
export const checkedBy =
	(open: Open) =>
	async (counts: Record<string, number>, more: object = {}) => {
		const { visitor } = await open()
		const asked = { items: itemsOf(counts), ...more }
		const { status, body } = await visitor().post('/api/planner/check', asked)
		expect(status).toBe(200)
		return body
	}
