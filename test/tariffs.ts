import { flatTariff } from '../domain/planner/bill/connection.ts'

/** A tariff of ₹7 a unit and nothing else; a test adds what it is about. */
export const PLAIN = flatTariff(700)
