import { number } from '../../../format/english.ts'

const CLIMATE_UNITS = { ghi: 'kWh/m² a day', temperature: 'degrees Celsius' } as const

const FIGURES = {
	tMin: 'The lowest air temperature, °C,',
	tCellMax: 'The hottest cell temperature, °C,',
	vocV: 'The open-circuit voltage, V,',
	iscA: 'The short-circuit current, A,',
	vmpV: 'The voltage at maximum power, V,',
	impA: 'The current at maximum power, A,',
	betaVocPctPerC: 'The coefficient of the open-circuit voltage, % per °C,',
	gammaPmpPctPerC: 'The coefficient of the maximum power, % per °C,',
	alphaIscPctPerC: 'The coefficient of the short-circuit current, % per °C,',
	bifacialityPct: 'The bifaciality, %,',
	powerW: 'The power, W,',
	maxSystemV: 'The greatest system voltage, V,',
	maxCurrentA: 'The operating current of an input, A,',
	maxShortCircuitA: 'The short-circuit current of an input, A,',
	maxDcV: 'The greatest DC voltage, V,',
	mpptMinV: 'The least MPPT voltage, V,',
	mpptMaxV: 'The greatest MPPT voltage, V,',
	startV: 'The start voltage, V,',
	acW: 'The AC rating, W,',
	maxPvW: 'The greatest power of panels, W,',
} as const

const COUNTS = {
	inputStrings: 'The strings of an input',
	inSeries: 'Panels in series',
	strings: 'Strings',
	panels: 'Panels',
	quantity: 'Quantity',
} as const

const PER_CENT = {
	losses: 'Losses are in per cent',
	temperatureCoefficient: 'The temperature coefficient is in % per °C',
} as const

interface Range {
	low: number
	high: number
}

/** Messages about the input of a yield, a string, a check or a plan. */
export const requests = {
	'planner.request.place': 'Give a PIN code, a city, or a latitude with its climate.',
	'planner.request.pin': 'Type the six digits of a PIN code, such as 411001.',
	'planner.request.city': 'Name a city.',
	'planner.request.pin_or_city': 'Give a PIN code or a city.',
	'planner.request.state': 'Choose a state or union territory of India.',
	'planner.request.latitude': 'Latitude must be between -90 and 90 degrees.',
	'planner.request.latitude_of_climate': 'Give the latitude of your climate.',
	'planner.request.climate_of_latitude': 'Give the climate at this latitude.',
	'planner.request.climate': 'Give the climate as ghi, tmin, tmax and tmean, twelve numbers each.',
	'planner.request.twelve_of_climate': (p: Range & { of: keyof typeof CLIMATE_UNITS }) =>
		`Give twelve numbers, one a month: ${CLIMATE_UNITS[p.of]} from ${p.low} to ${p.high}.`,
	'planner.request.climate_upside_down': 'The lowest temperatures must not be above the highest.',
	'planner.request.mounting': 'Mounting must be rack or roof.',
	'planner.request.tilt': ({ high }: { high: number }) =>
		`Tilt must be between 0 and ${high} degrees.`,
	'planner.request.azimuth': 'Azimuth must be between 0 and 360 degrees; 180 is south.',
	'planner.request.kwp': 'Power must be between 0.01 and 1,00,000 kWp.',
	'planner.request.losses': ({ high }: { high: number }) =>
		`Losses must be between 0 and ${high} per cent.`,
	'planner.request.dc_ac_ratio':
		'The DC/AC ratio must be between 0.3 and 3: 1.2, not 120, for 20 % more panels.',
	'planner.request.efficiency':
		'The inverter’s efficiency must be between 50 and 100 per cent, such as 96.',
	'planner.request.temperature_coefficient':
		'The temperature coefficient must be between -1 and 0 % per °C, such as -0.37.',
	/** An input so small that it can only be a share, and the per cent it stands for. */
	'planner.request.per_cent': (p: { of: keyof typeof PER_CENT; given: string; pct: number }) =>
		`${PER_CENT[p.of]}: for ${p.given} give ${p.pct}.`,

	'planner.request.between': (p: Range & { of: keyof typeof FIGURES }) =>
		`${FIGURES[p.of]} must be between ${p.low} and ${p.high}.`,
	'planner.request.whole': (p: Range & { of: keyof typeof COUNTS }) =>
		`${COUNTS[p.of]} must be a whole number from ${p.low} to ${p.high}.`,
	'planner.request.product': 'Name the product.',
	'planner.request.lowest_air': 'Give the lowest air temperature, or a PIN code or a city.',
	'planner.request.hottest_cell': 'Give the hottest cell temperature, or a PIN code or a city.',
	'planner.request.cell_colder_than_air': 'The hottest cell must be warmer than the coldest air.',
	'planner.request.inverter_type': 'The type must be string, hybrid, micro or off-grid.',
	'planner.request.no_inputs': 'Give at least one input.',
	'planner.request.too_many_inputs': 'Give at most 24 inputs.',
	'planner.request.panel': 'Give the panel’s figures or its product id.',
	'planner.request.inverter': 'Give the inverter’s figures or its product id.',
	'planner.request.limit': 'The limit must be a whole number from 1 to 100.',
	'planner.request.products': 'Give the products to be checked.',
	'planner.request.no_products': 'Give at least one product.',
	'planner.request.too_many_products': 'Give at most 100 products.',

	'planner.request.two_decimals': 'Use at most two decimals.',
	'planner.request.customer': 'The customer must be home, society or shop.',
	'planner.request.houses': 'The number of homes must be a whole number between 1 and 10,000.',
	'planner.request.houses_of_society': 'Give the number of homes in the society.',
	'planner.request.bill': 'The bill must be between ₹0 and ₹1,00,00,000 a month.',
	'planner.request.units': 'Units must be between 1 and 10,00,000 a month.',
	'planner.request.units_of_months':
		'Give the units of twelve months, January first, not all of them 0.',
	'planner.request.bill_or_units': 'Give the monthly bill, or the units used in a month.',
	'planner.request.bills':
		'Give a bill of summer and one of winter, or all bills of a year: each at most ₹1,00,00,000.',
	'planner.request.bill_months': 'A bill is for 1, 2 or 3 months.',
	'planner.request.company': 'Name the electricity company on the bill.',
	'planner.request.unit_price': 'The price of a unit must be between ₹0.01 and ₹100.',
	'planner.request.sanctioned_load': 'The sanctioned load must be between 0.1 and 10,000 kW.',
	'planner.request.daytime_use': 'The share used by day must be between 10 and 90 %.',
	'planner.request.roof_area': 'The roof must be between 1 and 10,00,000 m².',
	'planner.request.roof': 'Give the roof as widthM and depthM, in metres.',
	'planner.request.roof_side': 'Each side of the roof must be between 0.5 and 1,000 m.',
	'planner.request.budget': 'The budget must be between ₹1 and ₹1,00,00,00,000.',
	'planner.request.backup': 'Say what is to run when the grid is away, as loadW and hours.',
	'planner.request.load': 'The load must be between 1 and 10,00,000 W.',
	'planner.request.hours': 'Back-up must be between 0.1 and 168 hours.',
	'planner.request.metering': 'Metering must be net or export-only.',
	'planner.request.export_rate': 'What is paid for surplus must be between ₹0 and ₹100.',
	'planner.request.degradation': 'Degradation must be between 0 and 5 % a year.',
	'planner.request.tariff_growth': 'Tariffs must rise between -5 and 15 % a year.',
	'planner.request.discount': 'The discount rate must be between 0 and 30 % a year.',
	'planner.request.upkeep': 'Upkeep must be between ₹0 and ₹1,00,000 a kW a year.',
	'planner.request.gst_scheme': 'GST must be regular or composition.',
	'planner.request.taxation': 'Choose how the income of the business is taxed.',
	'planner.request.income_tax': 'The rate of income tax must be between 0 and 50 %.',
	'planner.request.income_tax_needed': 'Give the rate of income tax, in per cent of the profit.',
	'planner.request.loan': 'Give a loan as sharePct, ratePct and years.',
	'planner.address_wrong':
		'This must be the address of a plan, such as /planner?pin=411038&bill=4000.',
	'planner.address_too_long': ({ max }: { max: number }) =>
		`The address of the plan is too long: use at most ${number(max)} characters.`,
	'planner.request.loan_share': 'The loan must be between 1 and 100 % of the cost.',
	'planner.request.loan_interest': 'Interest must be between 0 and 30 % a year.',
	'planner.request.loan_years': 'The loan must run for 1 to 20 years.',
	'planner.request.loan_whole_years': 'The loan must run for whole years.',
}
