import { type Day, dayAt } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { sum, toRupees } from '../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { companiesOfPin } from './bill/companies.ts'
import { monthBill } from './bill/connection.ts'
import { sharesOfDay } from './bill/use-by-hour.ts'
import {
	billDifferently,
	type KnownTariff,
	knownTariff,
	meteringRule,
	stateSubsidy,
	type TariffBook,
} from './book.ts'
import { type TariffsByLoad, tariffOfMonth, tariffsFor } from './choice.ts'
import { type Bill, yearOfBills } from './internal/bill/bill.ts'
import { connectionOf, timeOfDayCounted } from './rules.ts'
import type { BillAnswer, BillRequest, Companies } from './schema.ts'
import { tariffTables } from './tables.ts'

/** The tariffs in force on a day, those that are good enough to show: of each id the latest. */
async function tariffsOn(
	ctx: AppContext,
	on: Day,
	companies: readonly string[] = [],
): Promise<KnownTariff[]> {
	const all = tariffTables(ctx.db)
		.selectFrom('retail_tariffs')
		.selectAll()
		.where('valid_from', '<=', on)
		.where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', on)]))
		.where('is_approximate', '=', 0)
	// Names are whole in the list, so no other one is found by its beginning.
	const named = (company: string) => `%${JSON.stringify(company)}%`
	const wanted =
		companies.length === 0
			? all
			: all.where((eb) => eb.or(companies.map((each) => eb('companies', 'like', named(each)))))
	const rows = await wanted.orderBy('valid_from').orderBy('id').execute()
	return [...new Map(rows.map((row) => [row.id, row])).values()].map(knownTariff)
}

/** The tariff book for a plan at a place. @param companies the companies of its tariffs; all where none are named */
export async function tariffBookOn(
	ctx: AppContext,
	on: Day,
	companies: readonly string[] = [],
): Promise<TariffBook> {
	const db = tariffTables(ctx.db)
	const [tariffs, metering, subsidies] = await Promise.all([
		tariffsOn(ctx, on, companies),
		db.selectFrom('metering_rules').selectAll().orderBy('valid_from').execute(),
		db.selectFrom('state_subsidies').selectAll().orderBy('valid_from').orderBy('id').execute(),
	])
	return {
		tariffs,
		metering: metering.map(meteringRule),
		subsidies: subsidies.map(stateSubsidy),
	}
}

/** The companies that may serve a PIN code, the likeliest first. */
export async function companiesAt(ctx: AppContext, pin: string): Promise<Companies> {
	const tariffs = await tariffsOn(ctx, dayAt(ctx.now()))
	const companies = companiesOfPin(pin)
	return {
		pin,
		companies: companies.map((company) => ({
			company,
			hasTariff: tariffs.some((tariff) => tariff.companies.includes(company)),
		})),
		choiceChangesBill:
			billDifferently(tariffs, companies, 'home') || billDifferently(tariffs, companies, 'shop'),
	}
}

function companyFor(
	tariffs: readonly KnownTariff[],
	{ pin = '', company, use }: BillRequest,
): Result<string> {
	const companies = companiesOfPin(pin)
	const [likeliest] = companies
	if (likeliest === undefined || (company !== undefined && !companies.includes(company))) {
		const said = message('tariffs.company_elsewhere', { companies })
		return failField(company ? 'company' : 'pin', said)
	}
	if (company !== undefined) return ok(company)
	if (!billDifferently(tariffs, companies, use)) return ok(likeliest)
	const said = message('tariffs.company_needed', { companies })
	return fail('company_needed', said, { fields: { company: said }, facts: { companies } })
}

/** The tariffs that bills of such a connection are calculated by. */
function tariffsAsked(
	tariffs: readonly KnownTariff[],
	request: BillRequest,
): Result<{ company: string; found: TariffsByLoad<KnownTariff> }> {
	const { tariff: id, use, area, phase, sanctionedKw } = request
	if (id !== undefined) {
		const tariff = tariffs.find((each) => each.id === id)
		const said = message('tariffs.no_tariff')
		if (!tariff) return failField('tariff', said)
		return ok({ company: request.company ?? tariff.companies.join(', '), found: [tariff] })
	}
	const company = companyFor(tariffs, request)
	if (!company.ok) return company
	const connection = { company: company.value, use, area, phase, sanctionedKw }
	const found = tariffsFor(tariffs, connection)
	if (found) return ok({ company: company.value, found })
	const said = message('tariffs.not_known', { company: company.value })
	return failField('company', said)
}

const inRupees = ({ kwh, ...parts }: Bill) => ({
	kwh,
	...(Object.fromEntries(
		Object.entries(parts).map(([name, amount]) => [name, toRupees(amount)]),
	) as Record<keyof typeof parts, number>),
})

/** A year’s bills by the tariff in force today. */
export async function billFor(ctx: AppContext, request: BillRequest): Promise<Result<BillAnswer>> {
	const on = dayAt(ctx.now())
	const asked = tariffsAsked(await tariffsOn(ctx, on), request)
	if (!asked.ok) return asked
	const { company, found } = asked.value
	const use = request.months ?? Array.from({ length: 12 }, () => request.kwh ?? 0)
	const [smallest] = found
	const useByHour = sharesOfDay(request.use)
	const connection = connectionOf(found, { ...request, useByHour }, on)
	const months = yearOfBills(use, smallest.figures.billingMonths, (kwh) =>
		monthBill(connection, kwh),
	)
	const tariff = tariffOfMonth(found, Math.max(...use))
	return ok({
		tariff: {
			id: tariff.id,
			company,
			state: tariff.state,
			confidence: tariff.confidence,
			asOf: tariff.as_of,
		},
		timeOfDay: request.meter === 'smart' ? timeOfDayCounted(tariff.figures, useByHour) : null,
		months: months.map(inRupees),
		yearly: toRupees(sum(months.map(({ total }) => total))),
	})
}
