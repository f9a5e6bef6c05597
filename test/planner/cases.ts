/** A figure that somebody published of a system or its yield, to hold a plan against. */
export interface PublishedCase {
	id: string
	/** Of the plan, or the string. */
	of: string
	measure: 'kW' | 'kWh a kW a year' | 'panels in a row' | 'W of inverter' | '₹ a kW'
	published: number
	source: string
	/** The details of a plan; none of a string. */
	request?: Record<string, unknown>
	string?: { vocV: number; betaVocPctPerC: number; tMin: number; maxDcV: number }
	/** Why a plan says another figure, where it is further off than the measure allows. */
	outside?: string
}

const LENTO = 'lentoindia.com/blog/how-much-kw-solar-panel-required-for-home.html'
const BIGWIG = 'bigwigstory.com/pm-surya-ghar-yojana-empowering-india-with-solar-energy'
const OORJAN_BENGALURU =
	'blog.oorjan.com/2016/04/11/bangalore-homeowners-and-the-case-for-rooftop-solar'
const THERMOSUN = 'thermosun.in/3kw-solar-plant-generation-india'
const NOT_KEPT = 'address not kept'

/** Figures published of systems in India; where a string’s sheet was not published, that of a usual panel of its power. */
export const CASES: PublishedCase[] = [
	{
		...{ id: 'jaipur-330', of: 'Jaipur, 330 units a month', measure: 'kW', published: 3 },
		...{ source: LENTO, request: { pin: '302001', monthlyKwh: 330 } },
	},
	{
		...{ id: 'jaipur-525', of: 'Jaipur, 525 units a month', measure: 'kW', published: 5 },
		...{ source: LENTO, request: { pin: '302001', monthlyKwh: 525 } },
	},
	{
		...{ id: 'jaipur-1000', of: 'Jaipur, 1,000 units a month', measure: 'kW', published: 10 },
		...{ source: LENTO, request: { pin: '302001', monthlyKwh: 1000 } },
	},
	{
		...{ id: 'india-unit', of: 'India, 120 to 150 units a kW a month' },
		...{ measure: 'kWh a kW a year', published: 1620, source: LENTO },
		request: { pin: '110001', monthlyKwh: 400 },
	},
	{
		...{ id: 'mumbai-800', of: 'Mumbai, 800 units at ₹8', measure: 'kW', published: 5 },
		source:
			'solarmeter.in/illustrative-example-of-how-rooftop-solar-can-save-you-money-in-the-long-run-in-india',
		request: { pin: '400053', monthlyKwh: 800, rupeesPerKwh: 8 },
	},
	{
		...{ id: 'mumbai-yield', of: 'Mumbai, 750 units a month of 5 kW' },
		...{ measure: 'kWh a kW a year', published: 1800 },
		source:
			'solarmeter.in/illustrative-example-of-how-rooftop-solar-can-save-you-money-in-the-long-run-in-india',
		request: { pin: '400053', monthlyKwh: 800, rupeesPerKwh: 8 },
		outside: 'five units a kW on every day of the year, those of the monsoon too',
	},
	{
		...{ id: 'pune-560', of: 'Pune, 560 units a month', measure: 'kW', published: 5.36 },
		source: `a company's published case (${NOT_KEPT})`,
		request: { pin: '411038', monthlyKwh: 560 },
	},
	{
		...{ id: 'pune-640', of: 'Pune, 640 units, load of 4 kW', measure: 'kW', published: 4 },
		source: 'oorjan.com/blog/2016/09/27/solar-subsidy-in-maharashtra-a-case-study',
		request: { pin: '411001', monthlyKwh: 640, sanctionedKw: 4 },
		outside: 'in 2016 the sanctioned load was the limit; today it is raised with the application',
	},
	{
		...{ id: 'delhi-kw', of: 'Delhi', measure: 'kWh a kW a year', published: 1400 },
		source: 'oakridge.co.in/calculate-savings-from-solar',
		request: { pin: '110001', monthlyKwh: 400 },
	},
	{
		...{ id: 'noida-3kw', of: 'Noida, 3,600 units of 3 kW', measure: 'kWh a kW a year' },
		...{ published: 1200, source: `a company's page (${NOT_KEPT})` },
		request: { pin: '201301', monthlyKwh: 350 },
		outside: 'a round hundred units a kW a month, below the 1,400 a year published for Delhi',
	},
	{
		...{ id: 'mp-3kw', of: 'Bhopal, 3 kW for ₹1.79 to 2.54 lakh', measure: '₹ a kW' },
		...{ published: 72_200, source: 'ctnewj.com/news/12460' },
		request: { pin: '462001', monthlyKwh: 330 },
	},
	{
		...{ id: 'kurukshetra', of: 'Kurukshetra, ₹35,000 for two months of summer' },
		...{ measure: 'kW', published: 3.5, source: `a newspaper's report (${NOT_KEPT})` },
		request: {
			pin: '136118',
			monthlyBills: [8000, 8000, 35_000, 35_000, 8000, 8000],
			billMonths: 2,
		},
	},
	{
		...{ id: 'angul', of: 'Angul, ₹3,500 a month', measure: 'kW', published: 1.5 },
		...{
			source: `a newspaper's report (${NOT_KEPT})`,
			request: { pin: '759122', monthlyBill: 3500 },
		},
		outside: 'what was bought saves a third of the bill; the plan covers what pays back',
	},
	{
		...{ id: 'kutch-3kw', of: 'Bhuj, 18 units a day of 3 kW', measure: 'kWh a kW a year' },
		published: 2190,
		source:
			'lokmattimes.com/national/solar-rooftops-power-homes-in-kutch-under-pm-surya-ghar-yojana',
		request: { pin: '370001', monthlyKwh: 350 },
		outside: 'six units a kW on every day of the year are more than the sun there gives',
	},
	{
		...{ id: 'damoh-3kw', of: 'Damoh, 3 kW for ₹2 lakh', measure: '₹ a kW', published: 66_667 },
		source:
			'sakshipost.com/news/pm-surya-ghar-muft-bijli-yojana-beneficiaries-mp-s-damoh-count-benefits-scheme-367883',
		request: { pin: '470661', monthlyBills: [6000, 2500] },
	},
	{
		...{ id: 'lucknow-4kw', of: 'Lucknow, ₹6,000 to 7,000 in summer', measure: 'kW' },
		...{ published: 4, source: BIGWIG, request: { pin: '226001', monthlyBills: [6500, 2500] } },
	},
	{
		...{ id: 'lucknow-price', of: 'Lucknow, 4 kW for ₹2.38 lakh', measure: '₹ a kW' },
		...{ published: 59_500, source: BIGWIG },
		request: { pin: '226001', monthlyBills: [6500, 2500] },
	},
	{
		...{ id: 'up-3kw', of: 'Lucknow, 11 to 12 units a day of 3 kW', measure: 'kWh a kW a year' },
		...{ published: 1399, source: BIGWIG, request: { pin: '226001', monthlyBill: 2750 } },
	},
	{
		...{ id: 'rajasthan-10kw', of: 'Jaipur, 50 units a day of 10 kW', measure: 'kWh a kW a year' },
		...{ published: 1825, source: BIGWIG, request: { pin: '302001', monthlyKwh: 1500 } },
	},
	{
		...{ id: 'load-3520w', of: 'Delhi, a load of 3,520 W', measure: 'W of inverter' },
		...{ published: 5000, source: `a maker's page (${NOT_KEPT})` },
		request: { pin: '110001', monthlyKwh: 500, backup: { loadW: 3520, hours: 2 } },
	},
	{
		...{ id: 'string-550', of: '550 W, −5 °C, 1,000 V', measure: 'panels in a row' },
		...{ published: 18, source: `a designer's worked example (${NOT_KEPT})` },
		string: { vocV: 49.9, betaVocPctPerC: -0.275, tMin: -5, maxDcV: 1000 },
	},
	{
		...{ id: 'string-440', of: '440 W, −10 °C, 800 V', measure: 'panels in a row' },
		...{ published: 18, source: `a maker's worked example (${NOT_KEPT})` },
		string: { vocV: 39.4, betaVocPctPerC: -0.25, tMin: -10, maxDcV: 800 },
	},
	{
		...{ id: 'imphal', of: 'Imphal, by PVsyst', measure: 'kWh a kW a year', published: 1533 },
		...{ source: 'Energies (2025)', request: { pin: '795001', monthlyKwh: 300 } },
	},
	{
		...{ id: 'imphal-measured', of: 'Imphal, as measured', measure: 'kWh a kW a year' },
		...{ published: 1168, source: 'Energies (2025)' },
		request: { pin: '795001', monthlyKwh: 300 },
		outside: 'measured with outages of the grid, when nothing is fed in',
	},
	{
		...{ id: 'leh', of: 'Leh', measure: 'kWh a kW a year', published: 1469 },
		source: 'Global Solar Atlas, 33.95° N, 4,426 m',
		request: { pin: '194101', monthlyKwh: 300 },
	},
	{
		...{ id: 'bengaluru-315', of: 'Bengaluru, 270 to 360 units a month', measure: 'kW' },
		...{ published: 3, source: OORJAN_BENGALURU },
		request: { pin: '560001', monthlyKwh: 315 },
	},
	{
		...{ id: 'bengaluru-yield', of: 'Bengaluru, 12 units a day of 3 kW' },
		...{ measure: 'kWh a kW a year', published: 1460, source: OORJAN_BENGALURU },
		request: { pin: '560001', monthlyKwh: 315 },
	},
	{
		...{
			id: 'ghatkopar',
			of: 'Mumbai, a society’s ₹26,000 a month',
			measure: 'kW',
			published: 22.1,
		},
		source:
			'hindustantimes.com/mumbai-news/ghatkopar-society-saves-100-in-power-bills/story-7XiaeABg2EwAhPII9z0SRM.html',
		request: { pin: '400077', customer: 'society', houses: 44, monthlyBill: 26_000 },
		outside: 'the bill was one of 2019; at the tariff of today it pays for fewer units',
	},
	{
		...{
			id: 'pune-society',
			of: 'Pune, a society’s ₹1,00,000 a month',
			measure: 'kW',
			published: 80,
		},
		source:
			'thebetterindia.com/web-stories/how-a-pune-housing-society-cut-down-monthly-electricity-bill-from-rs-one-lakh-to-rs-five-thousand',
		request: { pin: '411046', customer: 'society', houses: 216, monthlyBill: 100_000 },
		outside:
			'the bill was one of 2016, at ₹11 a unit; today it pays for half as many, and a system with all its parts in stock goes first',
	},
	{
		...{ id: 'janjgir', of: 'Janjgir, 150 to 300 units a month', measure: 'kW', published: 2.5 },
		source:
			'patrika.com/janjgir-champa-news/pm-surya-ghar-yojana-only-133-houses-in-these-two-districts-were-lit-up-with-solar-energy-19870457',
		request: { pin: '495668', monthlyKwh: 225 },
	},
	{
		...{ id: 'mulund-11kw', of: 'Mumbai, 16,900 units a year of 11.05 kW' },
		...{ measure: 'kWh a kW a year', published: 1529 },
		source: 'india.smartcitiescouncil.com/article/mumbai-society-saves-81-electricity-bills',
		request: { pin: '400080', customer: 'society', houses: 40, monthlyKwh: 1740 },
	},
	{
		...{ id: 'mulund-29kw', of: 'Mumbai, 45,000 units a year of 29.4 kW' },
		...{ measure: 'kWh a kW a year', published: 1531 },
		source:
			'mid-day.com/amp/mumbai/mumbai-news/article/Mumbai-society-opts-for-solar-power-aims-to-save-Rs-5-lakh-a-year-mumbai-news-18238181',
		request: { pin: '400080', customer: 'society', houses: 160, monthlyKwh: 3750 },
	},
	{
		...{ id: 'grant-road', of: 'Mumbai, 21,000 units a year of 15 kW' },
		...{ measure: 'kWh a kW a year', published: 1400 },
		source:
			'hindustantimes.com/mumbai-news/south-mumbai-society-switches-to-solar-power-saves-rs48-000-a-month-in-electricity-bills/story-iU7c9RFoy4ODNr0vUA7CFL.html',
		request: { pin: '400007', customer: 'society', houses: 60, monthlyKwh: 4000 },
	},
	{
		...{ id: 'bhandup', of: 'Mumbai, 900 units a day of 180 kW' },
		...{ measure: 'kWh a kW a year', published: 1825 },
		source:
			'hindustantimes.com/mumbai-news/mumbai-suburb-s-biggest-solar-plant-to-reduce-housing-society-s-electricity-bill-by-65/story-4vX5XDwb6Dfk4kYU2tmBlL.html',
		request: { pin: '400078', customer: 'society', houses: 622, monthlyKwh: 20_000 },
		outside: 'five units a kW on every day of the year, those of the monsoon too',
	},
	{
		...{ id: 'chembur', of: 'Mumbai, a society’s 11,774 units a year', measure: 'kW' },
		published: 7.15,
		source:
			'hindustantimes.com/mumbai-news/mumbai-housing-society-reduces-electricity-bill-by-95/story-Itp94kzRFllX9qyDbvXS5O.html',
		request: { pin: '400071', customer: 'society', houses: 40, monthlyKwh: 981 },
	},
	{
		...{ id: 'kerala-3kw', of: 'Kochi, 684 to 720 units in two months of 3 kW' },
		...{ measure: 'kWh a kW a year', published: 1404, source: 'kondaas.com/?p=24704' },
		request: { pin: '682001', monthlyKwh: 330 },
	},
	{
		...{ id: 'india-5kw', of: 'India, 600 units a month of 5 kW' },
		...{ measure: 'kWh a kW a year', published: 1440 },
		source: 'mercomindia.com/money-rooftop-solar-systems-save',
		request: { pin: '440001', monthlyKwh: 600 },
	},
	{
		...{ id: 'ncr-3kw', of: 'Delhi, 4,500 to 5,000 units a year of 3 kW' },
		...{ measure: 'kWh a kW a year', published: 1583, source: THERMOSUN },
		request: { pin: '110001', monthlyKwh: 400 },
	},
	{
		...{ id: 'maharashtra-3kw', of: 'Pune, 4,300 to 4,700 units a year of 3 kW' },
		...{ measure: 'kWh a kW a year', published: 1500, source: THERMOSUN },
		request: { pin: '411038', monthlyKwh: 400 },
	},
	{
		...{ id: 'kerala-low', of: 'Kochi, 3,400 to 4,000 units a year of 3 kW' },
		...{ measure: 'kWh a kW a year', published: 1233, source: THERMOSUN },
		request: { pin: '682001', monthlyKwh: 330 },
		outside: 'a careful 3.8 hours of sun; a company in Kerala publishes 1,404',
	},
]
