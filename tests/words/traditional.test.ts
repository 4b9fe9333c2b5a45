/** Traditional Chinese is written, not converted: nothing simplified or of the mainland alone is left, and it claims the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flatten } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';

const DOCS = new URL('../../docs/', import.meta.url);
const texts = flatten(readWords('zh-TW'));
const simplified = flatten(readWords('zh-CN'));
const pages = readdirSync(DOCS)
  .filter((name) => name.endsWith('.zh-TW.md'))
  // The address of a page's heading, and the name of the other Chinese.
  .map(
    (name) => [name, readFileSync(new URL(name, DOCS), 'utf8').replaceAll(/\(\S+\)|简体中文/g, '')] as const,
  );

/** Of the characters in the simplified texts those that traditional Chinese does not have. */
const SIMPLIFIED_ALONE =
  /[万与专业东丢两严个临为乐习书乱从仓们价优会传伪体侧储儿关内写决况冻减击则刚删别办务动匀区单却历压参双发变号吗听启响围图圆场坏块墙声处备复够头夹奖学实宽对导将尔尝尽属币师带帮并广库应废开异弃张弯强归当录径总恒惯戏战执扫护报拟拢拦拨择挂挡损换据携摆摇数断无旧时旷显暂机杀权条来极构标栈栏树样档检棂横残毕气汉没浅测浏涂溃滚满滤点状独环现电画畅盖盘着码确离种称稳竖笔签简类紧红约级纪纸线练组细终经结绕给络绝统继绩绪续维绿缓编缘缩网胜脑脚腾艰节获虚虽补装见观规视览觉计认让议记讲许论设访证评识诉诊词译试话询该详语误说请读课谁调负责败贯贴费赢车转轮软轴轻载较辅辑输边达过迈运还这进远连迟适选释钟钮铅铜银链销锁错键镜长门闭问闯闲间阅阈阶际险随隐难静页顶项顺须顿预领频颗题颜额颠马驱验骤鱼鹤鹰齐龙]/u;
const NOT_IN_TAIWAN =
  /軟件|程序|文件|數據|信息|屏幕|鼠標|默認|設置|保存|導出|導入|視頻|窗口|打印|內存|磁盤|服務器|網絡|字符|字節|文本|命令(?!列)|菜單|登錄|質量|回車|撤銷|拐|牌位|置信|(?<!演)算法|代碼庫|源碼|[“”]|您/u;

const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[0];

describe('Traditional Chinese', () => {
  it('has no character and no word of simplified Chinese', () => {
    const left = [...texts, ...pages].flatMap(([where, text]) => {
      const word = found(NOT_IN_TAIWAN, text) ?? found(SIMPLIFIED_ALONE, text);
      return word === undefined ? [] : [`${where}: ${word}`];
    });
    expect(left).toEqual([]);
  });

  it('calls a row 列 and a column 欄', () => {
    const places = [...texts].filter(([, text]) => /\{\{row\d?\}\}|\{\{column\d?\}\}/.test(text));
    const wrong = places.filter(
      ([, text]) => /\{\{row\d?\}\} (?!列)/.test(text) || /\{\{column\d?\}\} (?![欄個])/.test(text),
    );
    expect(places.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('says that something is proved, or not known, where the simplified text says it', () => {
    const claims = (text: string | undefined) => [
      /已(经)?证明|已(經)?證明/.test(text ?? ''),
      /没有结论|沒有結論/.test(text ?? ''),
    ];
    const differing = [...simplified].filter(
      ([key, text]) => texts.has(key) && claims(text).join() !== claims(texts.get(key)).join(),
    );
    expect(differing).toEqual([]);
  });
});
