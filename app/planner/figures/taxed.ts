import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'

const OF_TAX: readonly PlanAnswer['facts'][number]['kind'][] = ['gst', 'tax-class']

/** The facts of a plan, without those of tax where the shop charges none. */
export const rowsSaid = ({ facts }: Pick<PlanAnswer, 'facts'>, includesGst: boolean) =>
	includesGst ? facts : facts.filter(({ kind }) => !OF_TAX.includes(kind))

/** A system's money without GST, where the shop charges none. */
export const optionSaid = (option: PlanOption, includesGst: boolean): PlanOption =>
	includesGst ? option : { ...option, money: { ...option.money, gst: null } }
