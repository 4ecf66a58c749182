import { chromium } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.mjs'
const S = [
 ['browse','/dashboard/properties','listProperties'],['map','/dashboard/map','listProperties'],['property','/dashboard/property/1','getProperty'],
 ['favorites','/dashboard/favorites','listProperties'],['compare','/dashboard/compare?ids=1,7,r2','listProperties'],
 ['profile','/dashboard/u/noel.sumagaysay','getOwnProfile'],['profile2','/dashboard/u/noel.sumagaysay','listMyProperties'],['other','/dashboard/u/mika.sorongon','getPublicProfile'],
 ['edit profile','/dashboard/settings/profile','getOwnProfile'],['messages','/dashboard/messages','listConversations'],['thread','/dashboard/messages?conversation=c101-1','listMessages'],
 ['notifications','/dashboard/notifications','listNotifications'],['tours','/dashboard/tours','listTours'],['saved','/dashboard/saved-searches','listSavedSearches'],
 ['settings','/dashboard/settings','getSettings'],['language','/dashboard/language','getSettings'],['billing','/dashboard/billing','getOwnProfile'],
 ['agent','/dashboard/agent/102?name=Noel','listProperties'],['my listings','/dashboard/my-listings','listMyProperties'],['list','/dashboard/list-property','getOwnProfile'],
 ['edit','/dashboard/edit-property/EDIT','getProperty'],['admin','/super-admin/dashboard','getDashboardStats'],['admin2','/super-admin/dashboard','listPendingVerifications'],
]
const F = { 500:{fail:{status:500,message:'The server broke.'}}, 403:{fail:{status:403,message:'Not for you.'}}, 404:{fail:{status:404,message:'Not there.'}}, 422:{fail:{status:422,message:'Bad.',errors:{x:['y']}}},
 network:{fail:'network'}, malformed:{fail:'malformed'}, 'wrong-shape':{fail:'wrong-shape'}, empty:{fail:'empty'}, refused:{refuse:'No.'}, timeout:{delay:'forever'} }
const only = process.argv[2]?.split(',')
const faults = process.argv[3]?.split(',') ?? Object.keys(F)
const b = await chromium.launch(chromiumOptions())
for (const [name,path,call] of S) {
  if (only && !only.includes(name)) continue
  const page = await (await b.newContext({viewport:{width:1280,height:800}})).newPage()
  page.on('console', m => (m.type()==='error'||m.type()==='warning') && !m.text().startsWith('Failed to load') && console.log('   console', m.type(), m.text().slice(0,300)))
  page.on('pageerror', e => console.log('   UNCAUGHT', e.message))
  await page.addInitScript(({call,first}) => { let door; globalThis.taken=0
    const real = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = ms => real(globalThis.impatient ? Math.min(ms,300) : ms)
    Object.defineProperty(globalThis,'mock',{configurable:true,get:()=>door,set(v){door=v; const next=v.rules.next; v.rules.next=id=>{const s=next(id); if(id===call&&s) globalThis.taken++; return s}; v.rules.set([{on:call,steps:[first]}])}}) }, {call, first:F[faults[0]]})
  const admin = path.startsWith('/super'), away = admin ? '/no/such' : '/dashboard/legal'
  await page.goto('http://localhost:5395'+(admin? '/super-admin/dashboard?scenario=admin-dashboard' : away+'?as=verified'))
  await page.waitForSelector('h1', {timeout:15000}).catch(()=>console.log('no h1 at start', page.url()))
  const real = path.replace('EDIT', await page.evaluate(() => mock.backend.db.property.all().find(p=>String(p.user_id??p.owner_id)==='102')?.id ?? '1'))
  for (const f of faults) {
    await page.evaluate(({away}) => history.pushState({},'',away), {away})
    await page.waitForTimeout(150)
    await page.evaluate(({real,call,step,impatient}) => { mock.rules.set([{on:call,steps:[step]}]); globalThis.impatient=impatient; globalThis.taken=0; history.pushState({},'',real) }, {real,call,step:F[f],impatient:f==='timeout'})
    await page.waitForFunction(() => globalThis.taken>0, null, {timeout:4000}).catch(()=>console.log('   NOT CALLED'))
    await page.waitForTimeout(f==='timeout'?800:350)
    const r = await page.evaluate(() => { const m=document.querySelector('main'); const t=s=>[...(m?.querySelectorAll(s)??[])].filter(e=>e.checkVisibility()).map(e=>e.innerText.replace(/\s+/g,' ').slice(0,130)); return {at:location.pathname, h:t('h1,h2').slice(0,3), alert:t('[role=alert]'), again:t('button').filter(x=>/try again/i.test(x)).length, text:(m?.innerText??'NO MAIN').replace(/\s+/g,' ').slice(0,160)} })
    console.log(name,'|',f,'|',r.at,'| h',JSON.stringify(r.h),'| alert',JSON.stringify(r.alert),'| again',r.again, r.alert.length?'':'| '+r.text)
  }
  await page.context().close()
}
await b.close()
